// @ts-check
// Attributes the bytes of a built file to its sources, with the source map.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUE = new Map(DIGITS.split('').map((digit, value) => [digit, value]))

/**
 * Decodes a VLQ segment: base64 digits with five bits of value, a continuation bit, and the sign in the lowest bit.
 * @param {string} segment
 */
function numbersOf(segment) {
  /** @type {number[]} */
  const numbers = []
  let value = 0
  let shift = 0
  for (const digit of segment) {
    const bits = VALUE.get(digit) ?? 0
    value += (bits & 31) << shift
    shift += 5
    if (!(bits & 32)) {
      numbers.push(value & 1 ? -(value >> 1) : value >> 1)
      value = 0
      shift = 0
    }
  }
  return numbers
}

/**
 * Returns the bytes of `code` by source; '' for code without a source, such as bundler helpers.
 * @param {string} code
 * @param {{ sources: readonly string[], mappings: string }} map
 * @returns {Map<string, number>}
 */
export function bytesBySource(code, map) {
  /** @type {Map<string, number>} */
  const bytes = new Map()
  const lines = code.split('\n')
  let source = 0
  for (const [index, mappings] of map.mappings.split(';').entries()) {
    const line = lines[index] ?? ''
    let column = 0
    let from = 0
    let owner = ''
    const close = (/** @type {number} */ to) => {
      const length = Buffer.byteLength(line.slice(from, to))
      bytes.set(owner, (bytes.get(owner) ?? 0) + length)
      from = to
    }
    for (const segment of mappings ? mappings.split(',') : []) {
      const [step = 0, sourceStep] = numbersOf(segment)
      column += step
      close(column)
      if (sourceStep === undefined) owner = ''
      else {
        source += sourceStep
        owner = map.sources[source] ?? ''
      }
    }
    close(line.length)
  }
  return bytes
}
