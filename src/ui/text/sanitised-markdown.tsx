import { useMemo } from 'react'
import { markdownHtml } from '#/browser/markdown'
import SanitisedHtml from './sanitised-html'

/** Markdown, with HTML in it or nothing but HTML, as formatted text. */
export default function SanitisedMarkdown({ text }: { text: string }) {
  return <SanitisedHtml html={useMemo(() => markdownHtml(text), [text])} />
}
