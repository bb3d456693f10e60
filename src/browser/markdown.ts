import { Marked, Tokenizer, type Tokens } from 'marked'

/** What a browser takes for a tag, though its attributes are written as Markdown does not allow. */
const TAG = /^<\/?[a-z][a-z0-9]*(?=[\s/>])[^<>]*>/i

/** Reads the HTML in Markdown as a browser would: the sanitiser then cleans it, instead of it standing there as text. */
class HtmlTokenizer extends Tokenizer {
  override tag(src: string): Tokens.Tag | undefined {
    const [raw] = TAG.exec(src) ?? []
    const known = super.tag(src)
    if (known || raw === undefined) return known
    return { type: 'html', raw, text: raw, inLink: false, inRawBlock: false, block: false }
  }
}

// Not by the constructor, which takes from a tokenizer only what is its very own.
const marked = new Marked().setOptions({ async: false, gfm: true, tokenizer: new HtmlTokenizer() })

/** In characters. */
const MAX_LENGTH = 100_000
/** Forty quotations or lists inside one another: laying them out takes seconds, or all of the stack. */
const MAX_NESTING = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){40}/m
/** No word is that long, in characters; looking for addresses in it takes the square of its length. */
const LONGEST_WORD = 2000

/** A parser spends its time on line ends and on characters with a meaning, not on letters. */
const COSTLY = new Set('\n*_~[]()!<>|`@&\\#-+:/.')
const LETTER_COST = 0.02
/** What opens and closes something is compared with all that is open: it costs more the more of it there is. */
const PAIRED = new Set('*_~[]()!`<')
const PAIR_COST = 0.01
/** A list item, a heading or a blank line begins something new, whatever was open before. */
const BEGINNINGS = ['\n', '- ', '* ', '+ ', '# ', '## ', '### ']
/** What is parsed within 200 ms on a slow machine, whatever stands there. */
const BUDGET = 8000

function hasEndlessWord(text: string): boolean {
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/.test(text.charAt(at))) start = at + 1
    else if (at - start >= LONGEST_WORD - 1) return true
  }
  return false
}

/** How much of `text` the parser may get: all of it, or as many whole lines as fit the budget. */
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
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function isPathological(text: string): boolean {
  return MAX_NESTING.test(text) || hasEndlessWord(text)
}

/** How much of `text` is formatted; a page of nothing but HTML needs no parser for that, and has no end in its source. */
function formattedLength(text: string): number {
  const head = text.slice(0, MAX_LENGTH)
  if (isPathological(head)) return head.length
  const length = affordableLength(head)
  return length < text.length && text.trimStart().startsWith('<') ? text.length : length
}

/** Whether `markdownHtml` formats or shows less than all of `text`, which a reader has to be told. */
export function isMarkdownCut(text: string): boolean {
  return formattedLength(text) < text.length
}

/**
 * Markdown as HTML, for the sanitiser and nothing else: HTML in it goes through as it is. A text made to keep the
 * tab busy is left as it is, markers and all; of a long one the beginning is formatted, and the rest follows as typed.
 */
export function markdownHtml(text: string): string {
  const length = formattedLength(text)
  const head = text.slice(0, length)
  if (length > MAX_LENGTH || affordableLength(head) < length || isPathological(head)) return head
  const rest = text.slice(length, MAX_LENGTH)
  try {
    const html = marked.parse(head)
    if (typeof html !== 'string') return text.slice(0, MAX_LENGTH)
    return rest.trim() === '' ? html : `${html}<pre>${escaped(rest)}</pre>`
  } catch {
    return text.slice(0, MAX_LENGTH)
  }
}
