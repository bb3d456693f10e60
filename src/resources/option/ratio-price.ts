import { parseRatio } from './ratio-text'

const MILLION = 1_000_000
/** Enough for any price, and few enough to leave out the noise of binary fractions. */
const DIGITS = 10
/** Stands before a price that is none, so that its ratio is refused, and the cell shows what was typed. */
const MONEY = '$'
const AMOUNT = /^(?:\d+(?:\.\d*)?|\.\d+)$/

const roundDigits = (value: number) => String(Number(value.toPrecision(DIGITS)))

/**
 * What a million tokens cost in US dollars at `ratio`, as text; undefined when it cannot be told. One token costs
 * the ratio in quota (K8.6), a dollar is `perDollar` quota, `factor` is what the group and, for completion,
 * the model put on top.
 */
export function ratioToPrice(raw: string | undefined, perDollar: number, factor: number): string | undefined {
  const ratio = raw === undefined ? undefined : parseRatio(raw)
  if (ratio === undefined || !(perDollar > 0)) return undefined
  return roundDigits((ratio * factor * MILLION) / perDollar)
}

/** How a price that is none is kept in place of its ratio, and read again; undefined for anything else. */
export function formatPriceInput(ratio: string): string | undefined {
  return ratio.startsWith(MONEY) ? ratio.slice(MONEY.length) : undefined
}

/** The ratio that a typed price means, as text; marked when it is no price, blank when nothing was typed. */
export function priceToRatio(typed: string, perDollar: number, factor: number): string {
  const text = typed.trim().replace(/^\$/, '')
  if (text === '') return ''
  const ratio = (Number(text) * perDollar) / MILLION / factor
  return AMOUNT.test(text) && Number.isFinite(ratio) ? roundDigits(ratio) : `${MONEY}${text}`
}
