/**
 * What a spreadsheet takes for the beginning of a formula (OWASP): such a sign, also a full-width or small one, even
 * behind what cannot be seen, because programs drop that when they read the file.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}\p{Mn}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B\u2212])/u
const QUOTED = /[",;\p{Cc}]|^\s|\s$/u

/** What stands before the first line, so that spreadsheets read UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * One cell of a CSV file. A text that a spreadsheet would take for a formula gets an apostrophe in front, which
 * keeps it a text; a number stays one, with its minus.
 */
function csvCell(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One line of a CSV file with its end (RFC 4180). */
export function csvLine(values: readonly (string | number | boolean)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}
