const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const HEX = '0123456789abcdef'

/** A keyed 32-bit mix of a text; it only has to be repeatable and to look random. */
export function mixed(text: string): number {
  let mix = 0x811c9dc5
  for (const letter of text) {
    mix = Math.imul(mix ^ (letter.codePointAt(0) ?? 0), 0x01000193)
    mix = (mix ^ (mix >>> 15)) >>> 0
  }
  return mix
}

/** Letters and digits that look random and are the same on every run; different purposes never share a value. */
export function secretOf(purpose: string, id: number, length: number, letters = LETTERS): string {
  let state = mixed(`${purpose}:${id}`) || 1
  let text = ''
  while (text.length < length) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    text += letters.charAt((state >>> 0) % letters.length)
  }
  return text
}

/** The same in lower-case hexadecimal digits: what the server cuts from an identifier of its own making. */
export const hexOf = (purpose: string, id: number, length: number): string =>
  secretOf(purpose, id, length, HEX)
