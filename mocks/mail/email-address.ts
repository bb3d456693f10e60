const WIDE = '\\u{A0}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}'
const ATOM = `[\\w!#$%&'*+/=?^\`{|}~${WIDE}\\-]+`
const EDGE = `[a-zA-Z\\d${WIDE}]`
const LAST_EDGE = `[a-zA-Z${WIDE}]`
const MIDDLE = `[a-zA-Z\\d._~${WIDE}\\-]*`
const label = (edge: string) => `(?:${edge}(?:${MIDDLE}${edge})?)`

const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${label(EDGE)}\\.${label(LAST_EDGE)}\\.?$`, 'u')

/**
 * The server's check of a mail address (contract 6.3, calls 6 and 7), without names in quotes: letters and signs
 * before the @, then a domain of two parts or more whose last one begins and ends with a letter.
 */
export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text)
}
