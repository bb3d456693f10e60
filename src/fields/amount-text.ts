import { t } from '#/i18n/i18n'
import { plainNumber } from './number-text'
import { parseWholeNumber } from './whole-number'

/** Prefix that marks an invalid money text, so that the field's rule can report it. Nobody types its no-break space. */
const MONEY = '$\u00A0'
/** A US dollar amount without exponent, as `plainNumber` writes it. */
const DOLLARS = /^-?(\d+(\.\d*)?|\.\d+)$/
/** One comma between digits, which may be a decimal one. */
const COMMA = /^-?\d+,\d+$/
/** One that may also group thousands. */
const THOUSAND = /^-?[1-9]\d{0,2},\d{3}$/
const MIN_DECIMALS = 2
/** Most decimals of a dollar amount. A unit worth less cannot be typed as money. */
const MAX_DECIMALS = 15

/** Form value as it was typed, without the prefix of an invalid amount of money. */
export function typedAmount(text: string): string {
  return text.startsWith(MONEY) ? text.slice(MONEY.length) : text
}

/** Message for text that `moneyToUnits` could not convert; undefined for units. */
export function moneyProblem(text: string): string | undefined {
  if (!text.startsWith(MONEY)) return undefined
  const plain = plainNumber(typedAmount(text))
  if (DOLLARS.test(plain)) return t('fields.moneyRange')
  const dotted = plain.replace(',', '.')
  if (!COMMA.test(plain)) return t('fields.money')
  return THOUSAND.test(plain)
    ? t('fields.money.ambiguous', { typed: plain, dotted, whole: plain.replace(',', '') })
    : t('fields.money.comma', { dotted })
}

/**
 * Converts dollars as text to quota units as text. An amount that is invalid, too large to be stored exactly, or worth
 * less than half a unit gets a prefix, so that the field's rule rejects it (`moneyProblem`); blank stays blank.
 */
export function moneyToUnits(text: string, perDollar: number): string {
  const trimmed = text.trim()
  const typed = trimmed.replace(/^([-−－]?)[$＄]/u, '$1')
  if (typed === '') return trimmed && `${MONEY}${trimmed}`
  const dollars = plainNumber(typed)
  const units = Math.round(Number(dollars) * perDollar)
  const isStorable = Number.isSafeInteger(units) && (units !== 0 || Number(dollars) === 0)
  return DOLLARS.test(dollars) && isStorable ? String(units + 0) : `${MONEY}${typed}`
}

/**
 * Converts quota units as text to dollars with at least two decimals, and with as few as `moneyToUnits` needs to return
 * the same units; text that is no number stays unchanged.
 */
export function unitsToMoney(unitsText: string, perDollar: number): string {
  if (unitsText.startsWith(MONEY)) return typedAmount(unitsText)
  const units = parseWholeNumber(unitsText)
  if (units === undefined) return unitsText
  const dollars = units / perDollar
  for (let decimals = MIN_DECIMALS; decimals <= MAX_DECIMALS; decimals += 1) {
    const text = dollars.toFixed(decimals)
    if (Math.round(Number(text) * perDollar) === units) return units === 0 ? text.replace('-', '') : text
  }
  // No number of dollars is exact; further digits would only look so.
  const shortest = String(dollars)
  return shortest.includes('e') ? dollars.toFixed(MAX_DECIMALS) : shortest
}
