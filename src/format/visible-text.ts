// Controls, invisible letters and switches of direction; the joiner inside an emoji is what holds it together.
const INVISIBLE =
  /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})|(?!\u200D)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * `text` with every character that cannot be seen, or that turns others around, written as its number: what a
 * person confirms must not look like something else (T-24).
 */
export function visibleText(text: string): string {
  return text.replaceAll(
    INVISIBLE,
    (found) => `[U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  )
}
