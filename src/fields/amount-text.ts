import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'
import { customCheck } from './rules'
import { parseWholeNumber, validateWholeNumber } from './whole-number'

/** Prefix that marks an invalid money text, so that the field's rule can report it. */
const MONEY = '$'
/** A US dollar amount: no exponent, no grouping, ASCII digits only. */
const DOLLARS = /^-?(\d+(\.\d*)?|\.\d+)$/
/** Decimals of a dollar amount; finer than one quota unit at the usual scale. */
const MAX_DECIMALS = 6

/** Rule for a value in whole quota units that may also be typed as money (`moneyToUnits`). */
export function amountRule(range: { min?: number; max?: number } = {}): z.ZodMiniType<string> {
  return z
    .string()
    .check(
      customCheck((text) => (text.startsWith(MONEY) ? t('fields.money') : validateWholeNumber(text, range))),
    )
}

/**
 * Converts dollars as text to quota units as text. An invalid amount keeps a `$` prefix, so that the field's rule
 * rejects it with its own message; blank stays blank.
 */
export function moneyToUnits(text: string, perDollar: number): string {
  const dollars = text.trim().replace(/^\$/, '')
  if (dollars === '') return text.trim()
  const units = Math.round(Number(dollars) * perDollar)
  return DOLLARS.test(dollars) && Number.isSafeInteger(units) ? String(units) : `${MONEY}${dollars}`
}

/** Converts quota units as text to dollars with at least two decimals; text that is no number stays unchanged. */
export function unitsToMoney(unitsText: string, perDollar: number): string {
  if (unitsText.startsWith(MONEY)) return unitsText.slice(MONEY.length)
  const units = parseWholeNumber(unitsText)
  if (units === undefined) return unitsText
  const text = (units / perDollar).toFixed(MAX_DECIMALS)
  return text.replace(/0{1,4}$/, '')
}
