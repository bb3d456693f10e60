const segmenter = new Intl.Segmenter()
const DOTS = '...'

/** `text` with at most `most` characters as people see them, three dots included; an emoji is never split (PT09). */
export function shorten(text: string, most: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return characters.length > most ? `${characters.slice(0, most - DOTS.length).join('')}${DOTS}` : text
}
