// @ts-check

/**
 * Returns a quantile by linear interpolation; NaN for no values.
 * @param {readonly number[]} values
 * @param {number} share the quantile, 0 to 1
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)]
  const above = sorted[Math.ceil(position)]
  if (below === undefined || above === undefined) return Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5)
