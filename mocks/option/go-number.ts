/** Go's reading of a float: what it cannot read is 0 (K7.2). */
export function goFloatOf(text: string): number {
  if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return Number(text)
  if (/^\+?inf(inity)?$/i.test(text)) return Number.POSITIVE_INFINITY
  if (/^-inf(inity)?$/i.test(text)) return Number.NEGATIVE_INFINITY
  return /^nan$/i.test(text) ? Number.NaN : 0
}

/** Go's reading of a whole number: what it cannot read is 0, a fraction too (K7.2). */
export function goIntOf(text: string): number {
  return /^[+-]?\d+$/.test(text) ? Number(text) : 0
}
