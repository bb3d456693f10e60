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

const LONGEST = 100_000
/** Forty quotations or lists inside one another: laying them out takes seconds, or all of the stack. */
const NESTED = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){40}/m
/** No word is that long; looking for addresses in it takes the square of its length. */
const ENDLESS = /\S{2000}/

/**
 * Markdown as HTML, for the sanitiser and nothing else: HTML in it goes through as it is. A text made to keep the
 * tab busy is left as it is, markers and all (T-41).
 */
export function markdownHtml(text: string): string {
  if (text.length > LONGEST || NESTED.test(text) || ENDLESS.test(text)) return text
  try {
    const html = marked.parse(text)
    return typeof html === 'string' ? html : text
  } catch {
    return text
  }
}
