// Created lazily: creating an `Intl.Segmenter` takes as long as rendering a row.
let segmenter: Intl.Segmenter | undefined
const ELLIPSIS = '...'
/** UTF-16 units per grapheme to scan; a grapheme with more combining marks is cut. */
const MAX_UNITS_PER_CHARACTER = 32
const MAX_TOOLTIP_LENGTH = 500

/**
 * Truncates `text` to `maxLength` graphemes including the ellipsis; never splits an emoji. Reads only the beginning of
 * the text, whatever its length.
 */
export function truncate(text: string, maxLength: number): string {
  // There are never more graphemes than UTF-16 units.
  if (text.length <= maxLength) return text
  segmenter ??= new Intl.Segmenter()
  const limit = maxLength * MAX_UNITS_PER_CHARACTER
  const head = text.slice(0, limit)
  const characters = Array.from(segmenter.segment(head), ({ segment }) => segment)
  if (characters.length > maxLength)
    return `${characters.slice(0, maxLength - ELLIPSIS.length).join('')}${ELLIPSIS}`
  if (head.length === text.length) return text
  // The last grapheme of `head` may be incomplete.
  const kept = characters.slice(0, -1).join('')
  return `${kept === '' ? head.slice(0, -ELLIPSIS.length).toWellFormed() : kept}${ELLIPSIS}`
}

export function tooltipText(text: string): string {
  return truncate(text, MAX_TOOLTIP_LENGTH)
}
