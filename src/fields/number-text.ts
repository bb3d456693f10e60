import type { AnyField } from './fields'
import { asciiForms } from './plain-text'

const MANY_GROUPS = /^(-?\d{1,3}(?:,\d{3}){2,}|-?\d{1,3}(?:[ \u00A0\u2009\u202F\u3000]\d{3})+)(\.\d*)?$/
const ONE_COMMA = /^(-?\d{1,3},\d{3})(\.\d*)?$/
const SEPARATORS = /[, \u00A0\u2009\u202F\u3000]/g
/** Not three zeros: `1.000` may be a thousand. With no digit before the dot, nothing would be left. */
const ZERO_DECIMALS = /(?<=\d)\.0{1,2}$/

const toAscii = (text: string) => asciiForms(text.trim()).replaceAll('。', '.').replaceAll('￥', '¥')

/**
 * Rewrites a typed or pasted number with ASCII digits and without grouping, where it has one reading: `1,150.00`, `1 150`
 * and full-width digits. Other texts are returned trimmed, for the rule of the field to judge: so is `1,150`, whose comma
 * may be a decimal one.
 */
export function plainNumber(text: string): string {
  const ascii = toAscii(text)
  const isGrouped = MANY_GROUPS.test(ascii) || ONE_COMMA.exec(ascii)?.[2] !== undefined
  return isGrouped ? ascii.replaceAll(SEPARATORS, '') : ascii
}

/** As `plainNumber`, for a whole number: there a comma can only group, and decimals of zero say nothing. */
export function plainWholeNumber(text: string): string {
  const ascii = toAscii(text)
  const plain = ONE_COMMA.test(ascii) ? ascii.replaceAll(SEPARATORS, '') : plainNumber(ascii)
  return plain.replace(ZERO_DECIMALS, '')
}

/** Rewrites what is typed in a number field (`plainNumber`); the text of another field stays as it is. */
export function plainText(field: AnyField, typed: string): string {
  if (field.kind === 'integer') return plainWholeNumber(typed)
  return field.kind === 'text' && field.inputMode === 'decimal' ? plainNumber(typed) : typed
}
