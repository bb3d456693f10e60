// Made when the first long text comes: to make one takes as long as a row of a list.
let segmenter: Intl.Segmenter | undefined
const DOTS = '...'

/** `text` with at most `most` characters as people see them, three dots included; an emoji is never split (PT09). */
export function shorten(text: string, most: number): string {
  // Never more characters than units.
  if (text.length <= most) return text
  segmenter ??= new Intl.Segmenter()
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return characters.length > most ? `${characters.slice(0, most - DOTS.length).join('')}${DOTS}` : text
}
