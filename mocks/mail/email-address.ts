const WIDE = '\\u{A0}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}'
const ATOM = `[\\w!#$%&'*+/=?^\`{|}~${WIDE}\\-]+`
const EDGE = `[a-zA-Z\\d${WIDE}]`
const LAST_EDGE = `[a-zA-Z${WIDE}]`
const LOCAL_PART = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u')
const DOMAIN = new RegExp(`^${EDGE}[a-zA-Z\\d._~${WIDE}\\-]*$`, 'u')
const LABEL_BOUNDARY = new RegExp(`${EDGE}\\.${LAST_EDGE}`, 'u')
const DOMAIN_END = new RegExp(`${LAST_EDGE}$`, 'u')

/**
 * Validates an email address like the server (K6.3, calls 6 and 7), except for quoted local parts: an atom list before
 * the @, then a domain of two or more labels whose last one starts and ends with a letter.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.indexOf('@')
  const domain = text.slice(at + 1).replace(/\.$/, '')
  // A single expression would need quadratic time on long domains.
  const isDomain = [DOMAIN, LABEL_BOUNDARY, DOMAIN_END].every((pattern) => pattern.test(domain))
  return at > 0 && LOCAL_PART.test(text.slice(0, at)) && isDomain
}
