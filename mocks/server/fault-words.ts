/**
 * Names of the faults by code. F15 (offline before the call) is missing because it happens in the browser
 * and never reaches a server.
 */
const faultWords = {
  F01: 'unauthenticated',
  F02: 'forbidden',
  F03: 'unknown-path',
  F04: 'method-not-allowed',
  F05: 'conflict',
  F06: 'too-large',
  F07: 'too-many',
  F08: 'too-many-briefly',
  F09: 'too-many-for-a-day',
  F10: 'server-error',
  F11: 'server-error-empty',
  F12: 'bad-gateway',
  F13: 'unavailable',
  F14: 'gateway-timeout',
  F16: 'reset',
  F17: 'hang',
  F18: 'slow',
  F19: 'cut-short',
  F20: 'web-page',
  F21: 'plain-text',
  F22: 'empty',
  F23: 'refused',
  F24: 'refused-silently',
  F25: 'null-data',
  F26: 'missing-field',
  F27: 'extra-fields',
  F28: 'wrong-type',
  F29: 'unknown-value',
  F30: 'out-of-order',
  F31: 'doubled',
  F32: 'no-object',
} as const

export type FaultCode = keyof typeof faultWords

/** Code or name of a fault. */
export type FaultName = FaultCode | (typeof faultWords)[FaultCode]

function isCode(text: string): text is FaultCode {
  return Object.hasOwn(faultWords, text)
}

const codes = Object.keys(faultWords).filter(isCode)

/** All codes and all names. */
export const faultNames: readonly FaultName[] = [...codes, ...Object.values(faultWords)]

/** All supported faults as pairs of code and name. */
export const faultChoices: readonly (readonly [code: FaultCode, word: FaultName])[] = codes.map(
  (code) => [code, faultWords[code]] as const,
)

/** The code of a fault. Throws `RangeError` for an unknown name. */
export function codeOf(name: FaultName): FaultCode {
  const code = codes.find((candidate) => candidate === name || faultWords[candidate] === name)
  if (!code) throw new RangeError(`no such fault: ${name}`)
  return code
}
