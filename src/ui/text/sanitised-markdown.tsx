import { Text } from '@mantine/core'
import { Marked, Renderer, Tokenizer, type Tokens } from 'marked'
import { useMemo } from 'react'
import { useT } from '#/ui/language/use-t'
import SanitisedHtml from './sanitised-html'

interface Props {
  text: string
  /** False for texts of others than administrators: the address of an image can carry away what stands around it. */
  hasImages?: boolean
}

/** Renders Markdown or HTML, sanitised, with a note if it was truncated. Default export of a lazy chunk. */
export default function SanitisedMarkdown({ text, hasImages = true }: Props) {
  const t = useT()
  const html = useMemo(() => markdownHtml(text, hasImages), [text, hasImages])
  return (
    <>
      <SanitisedHtml html={html} hasImages={hasImages} />
      {isMarkdownCut(text) && <Text size="sm">{t('content.cut')}</Text>}
    </>
  )
}

/** HTML tag as browsers parse it, including attributes that Markdown does not allow. */
const TAG = /^<\/?[a-z][a-z0-9]*(?=[\s/>])[^<>]*>/i

/** Tokenises HTML as a browser would, so that the sanitiser cleans it instead of it being shown as text. */
class HtmlTokenizer extends Tokenizer {
  override tag(src: string): Tokens.Tag | undefined {
    const [raw] = TAG.exec(src) ?? []
    const known = super.tag(src)
    if (known || raw === undefined) return known
    return { type: 'html', raw, text: raw, inLink: false, inRawBlock: false, block: false }
  }
}

// Not by the constructor, which copies only own properties of a tokenizer, not inherited methods.
const marked = new Marked().setOptions({ gfm: true, breaks: true, tokenizer: new HtmlTokenizer() })

/** Renders images as links, which are followed by a click only. */
class LinkedImages extends Renderer {
  override image({ href, text }: Tokens.Image): string {
    return `<a href="${escaped(href)}">${escaped(text || href)}</a>`
  }
}
const WITHOUT_IMAGES = { breaks: false, renderer: new LinkedImages() }

/** In characters: the parser takes two seconds for as many open marks, and much longer for more. */
const MAX_LENGTH = 20_000
/** Of what is not formatted, in characters. */
const MAX_PLAIN_LENGTH = 100_000
/** Forty nested quotes or lists, on a line or each on its own: rendering them takes seconds, or overflows the stack. */
const MAX_NESTING =
  /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){40}|^(?: {2}|\t){40}[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/m

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page of pure HTML, which is not parsed as Markdown. */
const isHtml = (text: string) => text.trimStart().startsWith('<')

/** Whether `markdownHtml` formats or shows only a part of `text`; the reader must be informed. */
export function isMarkdownCut(text: string): boolean {
  return text.length > MAX_LENGTH && !isHtml(text)
}

/**
 * Converts Markdown to unsanitised HTML: pass the result to `sanitise`. Of long text only the beginning is formatted, and the rest
 * follows as plain text; deeply nested text is returned as it is.
 */
export function markdownHtml(text: string, hasImages = true): string {
  if (text.length > MAX_LENGTH && isHtml(text)) return text
  const head = text.slice(0, MAX_LENGTH)
  const rest = text.slice(MAX_LENGTH, MAX_PLAIN_LENGTH)
  const html = MAX_NESTING.test(head) ? head : formatted(head, hasImages)
  return rest.trim() === '' ? html : `${html}<pre>${escaped(rest)}</pre>`
}

/** Text that the parser fails at is returned as it is: it must not take the page with it. */
function formatted(text: string, hasImages: boolean): string {
  try {
    return marked.parse(text, { async: false, ...(hasImages ? {} : WITHOUT_IMAGES) })
  } catch {
    return text
  }
}
