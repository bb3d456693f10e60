/** Parses a float like Go; 0 if invalid (K7.2). */
export function goFloatOf(text: string): number {
  if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return Number(text)
  if (/^\+?inf(inity)?$/i.test(text)) return Number.POSITIVE_INFINITY
  if (/^-inf(inity)?$/i.test(text)) return Number.NEGATIVE_INFINITY
  return /^nan$/i.test(text) ? Number.NaN : 0
}

/** Parses an integer like Go; 0 if invalid, including fractions (K7.2). */
export function goIntOf(text: string): number {
  return /^[+-]?\d+$/.test(text) ? Number(text) : 0
}
