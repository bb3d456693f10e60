// Made when the first long text comes: to make one takes as long as a row of a list.
let segmenter: Intl.Segmenter | undefined
const ELLIPSIS = '...'
/** No character of any language takes more units; one with hundreds of marks is cut. */
const MOST_UNITS = 32
/** As much as a tooltip shows. */
const MOST_OF_TOOLTIP = 500

/**
 * `text` with at most `most` characters as people see them, three dots included; an emoji is never split (PT09).
 * However long the text, only its beginning is looked at, and the answer is never much longer than `most`.
 */
export function truncate(text: string, maxLength: number): string {
  // Never more characters than units.
  if (text.length <= maxLength) return text
  segmenter ??= new Intl.Segmenter()
  const limit = maxLength * MOST_UNITS
  const head = text.slice(0, limit)
  const characters: string[] = []
  for (const { segment } of segmenter.segment(head)) {
    characters.push(segment)
    if (characters.length > maxLength) break
  }
  if (characters.length > maxLength)
    return `${characters.slice(0, maxLength - ELLIPSIS.length).join('')}${ELLIPSIS}`
  if (head.length === text.length) return text
  // The last one may be broken in the middle.
  const kept = characters.slice(0, -1).join('')
  return `${kept === '' ? head.slice(0, -ELLIPSIS.length).toWellFormed() : kept}${ELLIPSIS}`
}

/** The beginning of a text, as long as a tooltip may be. */
export function tooltipText(text: string): string {
  return truncate(text, MOST_OF_TOOLTIP)
}
