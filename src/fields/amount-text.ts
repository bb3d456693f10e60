import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'
import { judgedBy } from './judged-by'
import { wholeNumber, wholeNumberProblem } from './whole-number'

/** Stands before a text that was typed as money and is none, so that its field can say so. */
const MONEY = '$'
/** A US dollar amount: no exponent, no grouping, ASCII digits only. */
const DOLLARS = /^-?(\d+(\.\d*)?|\.\d+)$/
/** Finer than any unit in use: half a dollar millionth is what one unit of quota is worth. */
const MOST_DECIMALS = 6

/** A rule for an answer in whole units that may also be typed as money (`unitsOfMoney`). */
export function amountRule(range: { min?: number; max?: number } = {}): z.ZodMiniType<string> {
  return z
    .string()
    .check(judgedBy((text) => (text.startsWith(MONEY) ? t('rule.money') : wholeNumberProblem(text, range))))
}

/**
 * The answer in units that `text` means, typed in dollars; what is no amount of money is kept marked, so that the
 * field's rule refuses it in its own words. Blank stays blank.
 */
export function unitsOfMoney(text: string, perDollar: number): string {
  const dollars = text.trim().replace(/^\$/, '')
  if (dollars === '') return text.trim()
  const units = Math.round(Number(dollars) * perDollar)
  return DOLLARS.test(dollars) && Number.isSafeInteger(units) ? String(units) : `${MONEY}${dollars}`
}

/** How an answer in units is typed in dollars: two decimals at least; what is no number stays as it was typed. */
export function moneyOfUnits(answer: string, perDollar: number): string {
  if (answer.startsWith(MONEY)) return answer.slice(MONEY.length)
  const units = wholeNumber(answer)
  if (units === undefined) return answer
  const text = (units / perDollar).toFixed(MOST_DECIMALS)
  return text.replace(/0{1,4}$/, '')
}
