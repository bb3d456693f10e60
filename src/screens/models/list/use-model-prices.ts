import { useQueries, useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/resources/account/account'
import { DEFAULT_GROUP } from '#/resources/group/group'
import { logQueries, type Log } from '#/resources/log/log'
import { LOG_TYPE, EVERY_ENTRY, type LogScope } from '#/resources/log/log-filter'
import { optionQueries, OPTION_KEYS, type Options } from '#/resources/option/option'
import { isRoot as isRootAccount } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useMoneyScale } from '#/session/use-status'
import { quotaToDollars, type MoneyScale } from '#/format/quota'
import { ratioNumbers } from '#/resources/option/ratio-map'

/** Price of a model in US dollars per million tokens. */
interface ModelPrice {
  prompt: number
  /** Undefined where the server's own rule decides. */
  completion: number | undefined
}

const MILLION = 1_000_000
/** Content of the entry of a text call: ratios of model, group and completion. */
const RATIOS = /^倍率：[\d.]+ × [\d.]+ × ([\d.]+)/
/** Digits that are left of a price that was computed from a rounded cost. */
const DIGITS = 3

/** NaN if the content names none. */
const factorIn = (content: string) => Number(RATIOS.exec(content)?.[1])

/** What a completion token costs in prompt tokens, by model, as entries of calls tell. */
function factorsOf(entries: readonly Log[]): ReadonlyMap<string, number> {
  const found = entries.map(({ model_name, content = '' }) => [model_name, factorIn(content)] as const)
  return new Map(found.filter(([, factor]) => factor > 0))
}

/**
 * Prices by model from the ratios of the server, for callers of `group`. Where no option says what a completion costs,
 * `factors` do.
 */
function pricesFromOptions(
  options: Options,
  group: string,
  scale: MoneyScale,
  factors: ReadonlyMap<string, number>,
): ReadonlyMap<string, ModelPrice> {
  const completion = ratioNumbers(options, OPTION_KEYS.completionRatio)
  const unit = quotaToDollars(
    MILLION * (ratioNumbers(options, OPTION_KEYS.groupRatio).get(group) ?? 1),
    scale,
  )
  const prices = new Map<string, ModelPrice>()
  if (unit === undefined) return prices
  for (const [name, ratio] of ratioNumbers(options, OPTION_KEYS.modelRatio)) {
    const factor = completion.get(name) ?? factors.get(name)
    const prompt = ratio * unit
    prices.set(name, { prompt, completion: factor === undefined ? undefined : prompt * factor })
  }
  return prices
}

/** Prices by model from what own calls have cost: of each model the dearest one, which is rounded least. */
function pricesFromEntries(entries: readonly Log[], scale: MoneyScale): ReadonlyMap<string, ModelPrice> {
  const prices = new Map<string, ModelPrice>()
  for (const entry of entries.toSorted((a, b) => (b.quota ?? 0) - (a.quota ?? 0))) {
    const { model_name, quota = 0, prompt_tokens, completion_tokens, content = '' } = entry
    const factor = factorIn(content)
    const weighed = prompt_tokens + completion_tokens * factor
    if (prices.has(model_name) || !(weighed > 0) || quota <= 0) continue
    const dollars = quotaToDollars((quota / weighed) * MILLION, scale)
    if (dollars === undefined) continue
    const prompt = Number(dollars.toPrecision(DIGITS))
    prices.set(model_name, { prompt, completion: prompt * factor })
  }
  return prices
}

const PAGES = [0, 1, 2]
const CALLS = { ...EVERY_ENTRY, type: LOG_TYPE.consumption }
const NO_PRICES: ReadonlyMap<string, ModelPrice> = new Map()
const STALE_MS = 5 * 60_000

/** A page that is read without being shown. */
const calls = (scope: LogScope, p: number) => ({
  ...logQueries.rows(scope, CALLS, p),
  staleTime: STALE_MS,
  meta: {},
})

/**
 * Reads the known prices by model: for root what the server charges now, by ratios which nobody else may read, for others
 * what own calls have cost, by the log.
 */
export function useModelPrices() {
  const account = useAccount()
  const isRoot = account !== undefined && isRootAccount(account)
  const scale = useMoneyScale()
  const options = useQuery({ ...optionQueries.all(), enabled: isRoot })
  const group = useQuery({ ...accountQueries.self(), enabled: isRoot }).data?.group
  const entries = useQueries({
    queries: PAGES.map((p) => calls(isRoot ? 'all' : 'self', p)),
    combine: (pages) => pages.flatMap(({ data }) => data?.rows ?? []),
  })
  if (!isRoot) return { source: 'log', prices: pricesFromEntries(entries, scale) } as const
  const prices = options.data
    ? pricesFromOptions(options.data, group || DEFAULT_GROUP, scale, factorsOf(entries))
    : NO_PRICES
  return { source: 'options', prices } as const
}
