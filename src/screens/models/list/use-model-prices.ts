import { useQueries, useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/resources/account/account'
import { DEFAULT_GROUP } from '#/resources/group/group'
import { LOG_TYPE, logQueries } from '#/resources/log/log'
import { EVERY_ENTRY, type LogScope } from '#/resources/log/log-filter'
import { optionQueries } from '#/resources/option/option'
import { moneyScale } from '#/resources/status/status'
import { isRoot as isRootAccount } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { factorsOf, pricesFromEntries, pricesFromOptions, type ModelPrice } from './model-prices'

/** Pages of entries that are read for prices. */
const PAGES = [0, 1, 2]
const CALLS = { ...EVERY_ENTRY, type: LOG_TYPE.consumption }
const NO_PRICES: ReadonlyMap<string, ModelPrice> = new Map()
const STALE_MS = 5 * 60_000

/** A page that is read without being shown. */
const calls = (scope: LogScope, p: number) => ({
  ...logQueries.page(scope, CALLS, p),
  staleTime: STALE_MS,
  meta: { errorHandledBy: 'caller' as const },
})

/** Known prices by model. */
export interface ModelPrices {
  /** `options`: what the server charges now; `log`: what own calls have cost. */
  source: 'options' | 'log'
  prices: ReadonlyMap<string, ModelPrice>
}

/** Reads the known prices: for root from the ratios, which nobody else may read, for others from own log entries. */
export function useModelPrices(): ModelPrices {
  const account = useAccount()
  const isRoot = account !== undefined && isRootAccount(account)
  const scale = moneyScale(useStatus())
  const options = useQuery({ ...optionQueries.all(), enabled: isRoot })
  const group = useQuery({ ...accountQueries.self(), enabled: isRoot }).data?.group
  const entries = useQueries({
    queries: PAGES.map((p) => calls(isRoot ? 'all' : 'self', p)),
    combine: (pages) => pages.flatMap(({ data }) => data?.rows ?? []),
  })
  if (!isRoot) return { source: 'log', prices: pricesFromEntries(entries, scale) }
  const prices = options.data
    ? pricesFromOptions(options.data, group || DEFAULT_GROUP, scale, factorsOf(entries))
    : NO_PRICES
  return { source: 'options', prices }
}
