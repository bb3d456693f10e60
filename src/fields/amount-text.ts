import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'
import { customCheck } from './custom-check'
import { parseWholeNumber, validateWholeNumber } from './whole-number'

/** Stands before a text that was typed as money and is none, so that its field can say so. */
const MONEY = '$'
/** A US dollar amount: no exponent, no grouping, ASCII digits only. */
const DOLLARS = /^-?(\d+(\.\d*)?|\.\d+)$/
/** Finer than any unit in use: half a dollar millionth is what one unit of quota is worth. */
const MAX_DECIMALS = 6

/** A rule for an answer in whole units that may also be typed as money (`moneyToUnits`). */
export function amountRule(range: { min?: number; max?: number } = {}): z.ZodMiniType<string> {
  return z
    .string()
    .check(
      customCheck((text) => (text.startsWith(MONEY) ? t('fields.money') : validateWholeNumber(text, range))),
    )
}

/**
 * The answer in units that `text` means, typed in dollars; what is no amount of money is kept marked, so that the
 * field's rule refuses it in its own words. Blank stays blank.
 */
export function moneyToUnits(text: string, perDollar: number): string {
  const dollars = text.trim().replace(/^\$/, '')
  if (dollars === '') return text.trim()
  const units = Math.round(Number(dollars) * perDollar)
  return DOLLARS.test(dollars) && Number.isSafeInteger(units) ? String(units) : `${MONEY}${dollars}`
}

/** How an answer in units is typed in dollars: two decimals at least; what is no number stays as it was typed. */
export function unitsToMoney(unitsText: string, perDollar: number): string {
  if (unitsText.startsWith(MONEY)) return unitsText.slice(MONEY.length)
  const units = parseWholeNumber(unitsText)
  if (units === undefined) return unitsText
  const text = (units / perDollar).toFixed(MAX_DECIMALS)
  return text.replace(/0{1,4}$/, '')
}
