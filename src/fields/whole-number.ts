import { t } from '#/i18n/i18n'
import { plainWholeNumber } from './number-text'

// Not parseInt or Number: they read 1e6, 12abc, 0x10 and blanks as numbers. `\d` is ASCII only.
const DIGITS = /^\d+$/
const SIGNED_DIGITS = /^-?\d+$/

/** Parses a safe integer exactly, with groups and digits of other widths (`plainWholeNumber`); undefined otherwise. */
export function parseWholeNumber(text: string): number | undefined {
  const plain = plainWholeNumber(text)
  const value = Number(plain)
  return SIGNED_DIGITS.test(plain) && Number.isSafeInteger(value) ? value : undefined
}

/**
 * Validates `text` as an integer: returns a message in the current language, or undefined if valid. A minus sign is
 * only valid if `min` is below zero.
 */
export function validateWholeNumber(
  text: string,
  { min = 0, max }: { min?: number; max?: number } = {},
): string | undefined {
  const digits = min < 0 ? SIGNED_DIGITS : DIGITS
  if (!digits.test(plainWholeNumber(text))) return t('fields.integer')
  const value = parseWholeNumber(text)
  if (value === undefined) return t('fields.tooBig')
  if (value < min) return t('fields.atLeast', { min })
  if (max !== undefined && value > max) return t('fields.tooMany', { max })
  return undefined
}
