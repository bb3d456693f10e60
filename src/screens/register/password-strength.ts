/** Estimated resistance of a password against guessing. */
export type Strength = 'weak' | 'fair' | 'good'

const SYMBOL_COUNT = 33
/** Character classes with their sizes. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, SYMBOL_COUNT],
  [/[^ -~]/, 100],
]
/** Entropy limits in bits. */
const FAIR_BITS = 40
const GOOD_BITS = 60

/** Number of characters that do not repeat or continue the previous one: 1 for both `aaaa` and `1234`. */
function unpredictableLength(password: string): number {
  const codes = Array.from(password.toLowerCase(), (character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, i) => Math.abs(code - (codes[i - 1] ?? Number.NEGATIVE_INFINITY)) > 1).length
}

/**
 * Estimates strength from length and variety, without a dictionary. A hint only, never a reason to reject.
 * Passwords that contain the username are weak.
 */
export function passwordStrength(password: string, username = ''): Strength {
  const name = username.trim().toLowerCase()
  if (name.length > 2 && password.toLowerCase().includes(name)) return 'weak'
  const choices = KINDS.reduce((sum, [kind, count]) => (kind.test(password) ? sum + count : sum), 0)
  const bits = unpredictableLength(password) * Math.log2(Math.max(choices, 1))
  if (bits < FAIR_BITS) return 'weak'
  return bits < GOOD_BITS ? 'fair' : 'good'
}
