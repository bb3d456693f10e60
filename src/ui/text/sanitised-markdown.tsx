import { Text } from '#/ui/text/text'
import { useMemo } from 'react'
import { isMarkdownCut, markdownHtml } from '#/browser/markdown'
import { useT } from '#/ui/language/use-t'
import SanitisedHtml from './sanitised-html'

/** Renders Markdown or HTML, sanitised, with a note if it was truncated. Default export of a lazy chunk. */
export default function SanitisedMarkdown({ text }: { text: string }) {
  const t = useT()
  const { html, isCut } = useMemo(() => ({ html: markdownHtml(text), isCut: isMarkdownCut(text) }), [text])
  return (
    <>
      <SanitisedHtml html={html} />
      {isCut && <Text size="sm">{t('content.cut')}</Text>}
    </>
  )
}
