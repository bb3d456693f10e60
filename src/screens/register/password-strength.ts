/** How well a password withstands guessing. */
export type Strength = 'weak' | 'fair' | 'good'

const SYMBOL_COUNT = 33
/** The kinds of characters, and how many there are of each. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, SYMBOL_COUNT],
  [/[^ -~]/, 100],
]
/** Bits below which somebody who tries many finds it, or may find it with patience. */
const FAIR_BITS = 40
const GOOD_BITS = 60

/** How many characters are no repetition or continuation of the one before: `aaaa` and `1234` are one each. */
function unpredictableLength(password: string): number {
  const codes = Array.from(password.toLowerCase(), (character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, i) => Math.abs(code - (codes[i - 1] ?? Number.NEGATIVE_INFINITY)) > 1).length
}

/**
 * An estimate by length and variety, without a dictionary: a hint beside the field, never a reason to refuse. What
 * holds the name of its owner is weak.
 */
export function passwordStrength(password: string, username = ''): Strength {
  const name = username.trim().toLowerCase()
  if (name.length > 2 && password.toLowerCase().includes(name)) return 'weak'
  const choices = KINDS.reduce((sum, [kind, count]) => (kind.test(password) ? sum + count : sum), 0)
  const bits = unpredictableLength(password) * Math.log2(Math.max(choices, 1))
  if (bits < FAIR_BITS) return 'weak'
  return bits < GOOD_BITS ? 'fair' : 'good'
}
