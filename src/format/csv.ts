/**
 * Start of a spreadsheet formula (OWASP CSV injection), including full-width signs and signs after invisible
 * characters, which spreadsheets drop on import.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}\p{Mn}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B\u2212])/u
const QUOTED = /[",;\p{Cc}]|^\s|\s$/u

/** UTF-8 byte order mark before the first line, so that spreadsheets detect the encoding. */
export const CSV_START = '\uFEFF'

/** Serialises one CSV cell. Text that looks like a formula gets an apostrophe prefix; numbers stay unchanged. */
function csvCell(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Serialises one line of a CSV file, including its line end (RFC 4180). */
export function csvLine(values: readonly (string | number | boolean)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}
