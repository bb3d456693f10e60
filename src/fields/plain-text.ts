/**
 * Characters without a shape: format characters (zero width, soft hyphen, bidi marks, BOM), fillers that draw nothing,
 * blank letters (U+2800), and control characters other than blanks. The joiner, the selector and the tags inside an emoji stay, because without
 * them it is another one: the first group is the flag of a part of a country, a black flag with its code in tags.
 */
const INVISIBLE =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|(?<!\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\uFE0F(?!\u20E3)|(?!\u200D|\uFE0F|[\t-\r \u0085])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Removes invisible characters, which come with a paste from chats, PDFs and web pages. Every identifier and secret
 * passes here: with them it would look right and match nothing on the server.
 */
export function withoutInvisible(typed: string): string {
  return typed.replaceAll(INVISIBLE, (_found, flag: string | undefined) => flag ?? '')
}

/** An identifier as it is sent: without invisible characters and without blanks around. */
export function identifierText(typed: string): string {
  return withoutInvisible(typed).trim()
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

/**
 * Full-width letters, digits and signs as ASCII, and the dashes that word processors write for a hyphen. Not NFKC,
 * which changes other letters too.
 */
export function asciiForms(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-')
    .replaceAll('\u3000', ' ')
}
