const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const HEX = '0123456789abcdef'

/** A 32-bit hash of a text: deterministic and not cryptographic. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
    hash = (hash ^ (hash >>> 15)) >>> 0
  }
  return hash
}

/** A deterministic pseudo-random text of letters and digits, seeded by purpose and id. */
export function secretOf(purpose: string, id: number, length: number, letters = LETTERS): string {
  let state = hashText(`${purpose}:${id}`) || 1
  let text = ''
  while (text.length < length) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    text += letters.charAt((state >>> 0) % letters.length)
  }
  return text
}

/** A deterministic text of lower-case hexadecimal digits, like the start of a UUID. */
export const hexOf = (purpose: string, id: number, length: number): string =>
  secretOf(purpose, id, length, HEX)
