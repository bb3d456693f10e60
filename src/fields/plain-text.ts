/**
 * Characters without a shape: format characters (zero width, soft hyphen, bidi marks, BOM), fillers that draw nothing,
 * and control characters other than blanks. The joiner, the selector and the tags inside an emoji stay, because without
 * them it is another one: the first group is the flag of a part of a country, a black flag with its code in tags.
 */
const INVISIBLE =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|(?<!\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\uFE0F(?!\u20E3)|(?!\u200D|\uFE0F|[\t-\r \u0085])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A text without its invisible characters, and how many there were. */
export interface PlainText {
  text: string
  removed: number
}

/**
 * Removes invisible characters, which come with a paste from chats, PDFs and web pages. Every identifier and secret
 * passes here: with them it would look right and match nothing on the server.
 */
export function withoutInvisible(typed: string): PlainText {
  let removed = 0
  const text = typed.replaceAll(INVISIBLE, (_found, flag: string | undefined) => {
    if (flag !== undefined) return flag
    removed += 1
    return ''
  })
  return { text, removed }
}

/** An identifier as it is sent: without invisible characters and without blanks around. */
export function identifierText(typed: string): string {
  return withoutInvisible(typed).text.trim()
}

/** Quotes of all kinds, which programs and editors put around a word. */
const QUOTES = '"\'`´“”„‟‘’‚‛«»‹›「」『』＂＇｀'

const isQuoteOrBlank = (character: string) => QUOTES.includes(character) || /\s/.test(character)

/** Removes quotes and blanks around `text`. Not by a pattern, which takes quadratic time on a long run of blanks. */
export function withoutQuotes(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isQuoteOrBlank(text.charAt(start))) start += 1
  while (end > start && isQuoteOrBlank(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

const isMark = (sign: string) => sign === '*' || sign === '`'

/** Removes the marks of bold text and code in Markdown that stand on both sides: a name may end in `*`. */
export function withoutMarks(text: string): string {
  let [start, end] = [0, text.length]
  while (start + 1 < end && isMark(text.charAt(start)) && text.charAt(start) === text.charAt(end - 1)) {
    start += 1
    end -= 1
  }
  return text.slice(start, end)
}
