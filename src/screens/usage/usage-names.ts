import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { channelName, channelQueries, distinctNames } from '#/resources/channel/channel'
import { pricedModels } from '#/resources/option/ratio-map'
import type { BreakdownBy } from '#/resources/log/log-breakdown'
import type { LogScope } from '#/resources/log/log-filter'
import { nameSampleQuery } from '#/resources/log/name-sample'
import type { SumAccount } from '#/resources/log/sum-queries'
import { modelQueries } from '#/resources/model/model'
import { optionQueries } from '#/resources/option/option'
import { countedUse, tokenQueries } from '#/resources/token/token'
import { isUserDeleted, userQueries } from '#/resources/user/user'

/** A name by which consumption is summed: the value of the filter, and the text that is shown. */
export interface UsageName {
  value: string
  label: string
}

interface NamesInput {
  account: SumAccount
  scope: LogScope
  by: BreakdownBy
  /** The period of which log entries are sampled, in unix seconds. */
  start: number
  end: number
  /** Whether the account may read the options, which name the models with a price. */
  canReadOptions: boolean
}

/** So many names are summed at first: each costs a call. */
export const NAMES_AT_ONCE = 50
const FRESH_MS = 300_000

interface Used {
  used_quota?: number | undefined
}

/** Those that may have consumed something, the largest consumption first. */
const byUsedQuota = <Row extends Used>(rows: readonly Row[]) =>
  rows
    .filter(({ used_quota }) => used_quota !== 0)
    .toSorted((a, b) => (b.used_quota ?? 0) - (a.used_quota ?? 0))

const plainName = (value: string): UsageName => ({ value, label: value })

const NAME_SOURCES: Record<
  BreakdownBy,
  (client: QueryClient, input: NamesInput) => Promise<readonly UsageName[]>
> = {
  username: async (client, input) => {
    const { rows } = await client.fetchQuery({ ...userQueries.matching(''), staleTime: FRESH_MS })
    // The server renames the deleted; their entries have the former name.
    const users = byUsedQuota(rows.filter((user) => !isUserDeleted(user)))
    const names = users.map(({ username }) => username)
    return (await withSampled(client, input, names)).map(plainName)
  },
  channel: async (client, input) => {
    const { rows } = await client.fetchQuery({ ...channelQueries.matching(''), staleTime: FRESH_MS })
    const named = distinctNames(new Map(rows.map((row) => [row.id, channelName(row)])))
    const ids = byUsedQuota(rows).map(({ id }) => String(id))
    const values = await withSampled(client, input, ids)
    return values.map((value) => ({ value, label: named.get(Number(value)) ?? `#${value}` }))
  },
  // The server shows nobody the tokens of others: those of an administrator are completed from log entries.
  token_name: async (client, input) => {
    const [sampled, own] = await Promise.all([
      sampleOf(client, input),
      client.fetchQuery({ ...tokenQueries.choices(), staleTime: FRESH_MS }),
    ])
    return [
      ...sampled,
      ...byUsedQuota(own.map((row) => ({ name: row.name, used_quota: countedUse(row) }))).map(
        ({ name }) => name,
      ),
    ].map(plainName)
  },
  model_name: async (client, input) => {
    const [sampled, available, options] = await Promise.all([
      sampleOf(client, input),
      client.fetchQuery(modelQueries.available()),
      input.canReadOptions ? client.fetchQuery({ ...optionQueries.all(), staleTime: FRESH_MS }) : undefined,
    ])
    const priced = options && pricedModels(options)
    return [...sampled, ...available, ...(priced ?? [])].map(plainName)
  },
}

async function sampleOf(client: QueryClient, { account, scope, by, start, end }: NamesInput) {
  const sample = await client.fetchQuery(nameSampleQuery({ account, scope, start, end }))
  return sample[by]
}

/** Puts those with the highest consumption in the period before `names`, if these are too many to be summed at first. */
const withSampled = async (client: QueryClient, input: NamesInput, names: readonly string[]) =>
  names.length > NAMES_AT_ONCE ? [...(await sampleOf(client, input)), ...names] : names

/**
 * Query of all names there are, each once: those with the highest consumption in a sample of the period's log entries (of users and
 * channels only if there are many), then users, channels and own tokens in the order of the quota that they have ever used, and models
 * that are available or have a price.
 */
export function usageNamesQuery(input: NamesInput) {
  const { scope, by, start, end } = input
  return queryOptions({
    queryKey: ['usage', 'names', scope, by, start, end],
    queryFn: async ({ client }) => {
      const names = await NAME_SOURCES[by](client, input)
      // A blank value would be the filter of every name.
      return [...new Map(names.map((name) => [name.value, name])).values()].filter(
        ({ value }) => value !== '',
      )
    },
    staleTime: FRESH_MS,
    meta: { errorHandledBy: 'caller' },
  })
}
