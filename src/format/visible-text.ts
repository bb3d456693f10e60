// Control, invisible and bidirectional characters and fillers, except joiner and selector of an emoji and the tags of a
// flag (first group).
const INVISIBLE =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|(?<!\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\uFE0F(?!\u20E3)|(?!\u200D|\uFE0F)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Replaces invisible and bidirectional characters by their code point (`[U+200B]`), so that a name in a confirmation
 * cannot imitate another one.
 */
export function visibleText(text: string): string {
  return text.replaceAll(
    INVISIBLE,
    (found, flag: string | undefined) =>
      flag ?? `[U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  )
}
