/**
 * Start of a spreadsheet formula (OWASP CSV injection), including full-width signs and signs after invisible
 * characters, which spreadsheets drop on import.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}\p{Mn}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B\u2212])/u
/**
 * What may begin a cell inside a text, for a spreadsheet that cuts at semicolons, tabs or line ends: a separator with what
 * is dropped on import, and the sign of a formula. The sign is optional, so that no character is read twice.
 */
const INNER_START =
  /([;\t\r\n][\s;\p{C}\p{Mn}]*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B\u2212])?/gu
/** A spreadsheet keeps fifteen digits of a number; as a text it keeps all. */
const LONG_NUMBER = /^\d{16,}$/
const QUOTED = /[",;\p{Cc}]|^\s|\s$/u

/** UTF-8 byte order mark before the first line, so that spreadsheets detect the encoding. */
export const CSV_START = '\uFEFF'

const withoutInner = (text: string) =>
  text.replaceAll(INNER_START, (found, before: string, sign: string | undefined) =>
    sign === undefined ? found : `${before}'${sign}`,
  )

/**
 * Serialises one CSV cell. Text that is a formula, or has one after a semicolon, tab or line end, gets an apostrophe before
 * it; numbers stay unchanged.
 */
function csvCell(value: string | number | boolean): string {
  if (LONG_NUMBER.test(String(value))) return `'${value}`
  if (typeof value !== 'string') return String(value)
  const start = FORMULA.exec(value)?.[0] ?? ''
  const harmless = `${start === '' ? '' : "'"}${start}${withoutInner(value.slice(start.length))}`
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Serialises one line of a CSV file, including its line end (RFC 4180). */
export function csvLine(values: readonly (string | number | boolean)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}
