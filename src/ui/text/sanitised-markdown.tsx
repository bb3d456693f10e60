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
  const { html, isCut } = useMemo(
    () => ({ html: markdownHtml(text, hasImages), isCut: isMarkdownCut(text) }),
    [text, hasImages],
  )
  return (
    <>
      <SanitisedHtml html={html} hasImages={hasImages} />
      {isCut && <Text size="sm">{t('content.cut')}</Text>}
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
const marked = new Marked().setOptions({ async: false, gfm: true, tokenizer: new HtmlTokenizer() })

/** Renders images as links, which are followed by a click only. */
class LinkedImages extends Renderer {
  override image({ href, text }: Tokens.Image): string {
    return `<a href="${escaped(href)}">${escaped(text || href)}</a>`
  }
}
const markedWithoutImages = new Marked().setOptions({
  async: false,
  gfm: true,
  tokenizer: new HtmlTokenizer(),
  renderer: new LinkedImages(),
})

/** In characters. */
const MAX_LENGTH = 100_000
/** Forty nested quotes or lists: rendering them takes seconds, or overflows the stack. */
const MAX_NESTING = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){40}/m
/** The same, each item on a line of its own. */
const MAX_INDENT = /^(?: {2}|\t){40}[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/m
/** Word length in characters above which the quadratic search for URLs is too slow. */
const LONGEST_WORD = 2000

/** Characters that cost parse time: line ends and Markdown syntax. */
const COSTLY = new Set('\n*_~[]()!<>|`@&\\#-+:/.')
const LETTER_COST = 0.02
/** Paired delimiters are compared with all open ones, so each costs more than the one before. */
const PAIRED = new Set('*_~[]()!`<')
const PAIR_COST = 0.01
/** Block starts, which close all open delimiters. */
const BEGINNINGS = ['\n', '- ', '* ', '+ ', '# ', '## ', '### ']
/** Total cost that is parsed within 200 ms on a slow machine. */
const BUDGET = 8000

function hasEndlessWord(text: string): boolean {
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/.test(text.charAt(at))) start = at + 1
    else if (at - start >= LONGEST_WORD - 1) return true
  }
  return false
}

/** Length of the beginning of `text` that fits the budget, cut at a line end. */
function affordableLength(text: string): number {
  let cost = 0
  let lineEnd = 0
  let pairs = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    cost += COSTLY.has(character) ? 1 : LETTER_COST
    if (PAIRED.has(character)) cost += (pairs += 1) * PAIR_COST
    if (cost > BUDGET) return lineEnd > 0 ? lineEnd : at
    if (character !== '\n') continue
    lineEnd = at + 1
    if (BEGINNINGS.some((beginning) => text.startsWith(beginning, lineEnd))) pairs = 0
  }
  return text.length
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function isPathological(text: string): boolean {
  return MAX_NESTING.test(text) || MAX_INDENT.test(text) || hasEndlessWord(text)
}

/** Length of `text` that is formatted. A page of pure HTML is not parsed as Markdown, so it is not cut. */
function formattedLength(text: string): number {
  const head = text.slice(0, MAX_LENGTH)
  if (isPathological(head)) return head.length
  const length = affordableLength(head)
  return length < text.length && text.trimStart().startsWith('<') ? text.length : length
}

/** Whether `markdownHtml` formats or shows only a part of `text`; the reader must be informed. */
export function isMarkdownCut(text: string): boolean {
  return formattedLength(text) < text.length
}

/**
 * Converts Markdown to unsanitised HTML: pass the result to `sanitise`. Pathological text is returned unformatted; of
 * long text only the beginning is formatted, the rest follows as plain text.
 */
export function markdownHtml(text: string, hasImages = true): string {
  const length = formattedLength(text)
  const head = text.slice(0, length)
  if (length > MAX_LENGTH || affordableLength(head) < length || isPathological(head)) return head
  const rest = text.slice(length, MAX_LENGTH)
  try {
    const html = (hasImages ? marked : markedWithoutImages).parse(head)
    if (typeof html !== 'string') return text.slice(0, MAX_LENGTH)
    return rest.trim() === '' ? html : `${html}<pre>${escaped(rest)}</pre>`
  } catch {
    return text.slice(0, MAX_LENGTH)
  }
}
