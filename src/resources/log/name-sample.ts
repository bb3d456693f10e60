import { queryOptions, hashKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readPagesInOrder } from '#/async/read-pages'
import { paced } from '#/http/pace'
import { type Log, LOG_TYPE, fetchLogs, LOG } from './log'
import { mostExpensive, type BreakdownBy } from './log-breakdown'
import { EVERY_ENTRY, type LogFilter, type LogScope } from './log-filter'
import { isClosedOnServer, ownerOf, storedSums, type SumAccount } from './sum-queries'

/** Parts of a period of which each gives one page of entries, and so the calls that a sample takes. */
export const SAMPLE_CALLS = 7
const MAX_NAMES = 50

/** The sample of a period that is still open is taken again after this time. */
const OPEN_STALE_MS = 3_600_000

const names = z.array(z.string())
const nameSampleSchema = z.object({ model_name: names, token_name: names, username: names, channel: names })
const storedSample = z.catch(z.optional(nameSampleSchema), undefined)
/** The names with the highest consumption in a sample of entries, for each breakdown. */
export type NameSample = z.output<typeof nameSampleSchema>

/** A period of the entries of all accounts, or of the own one, in unix seconds, both inclusive. */
export interface SamplePeriod {
  account: SumAccount
  scope: LogScope
  start: number
  end: number
}

const filter = { ...EVERY_ENTRY, type: LOG_TYPE.consumption }

async function fetchSample({ scope, start, end }: SamplePeriod, signal: AbortSignal): Promise<NameSample> {
  const step = Math.ceil((end - start + 1) / SAMPLE_CALLS)
  const readPart = (n: number) => {
    const range: LogFilter['range'] = {
      start: start + n * step,
      end: Math.min(end, start + (n + 1) * step - 1),
    }
    const read = () => fetchLogs(scope, { ...filter, range }, 0, signal)
    return paced(read, { urgency: 'page', signal, maxPauses: Infinity })
  }
  const rows: Log[] = []
  for await (const page of readPagesInOrder(readPart, { signal, end: SAMPLE_CALLS })) rows.push(...page.rows)
  const namesBy = (by: BreakdownBy) => mostExpensive(rows, by, MAX_NAMES)
  return {
    model_name: namesBy('model_name'),
    token_name: namesBy('token_name'),
    username: namesBy('username'),
    channel: namesBy('channel'),
  }
}

/**
 * Query of the names that consume most in a period, from the newest entries of its parts: the server lists no names.
 * That of a closed period is stored for the account and never fetched again.
 */
export function nameSampleQuery(period: SamplePeriod) {
  const queryKey = [LOG, 'names', period.scope, period.start, period.end] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const owner = await ownerOf(period.account)
      const [record] = await storedSums.read(owner, [hashKey(queryKey)])
      const stored = z.parse(storedSample, record)
      if (stored) return stored
      const sample = await fetchSample(period, signal)
      if (isClosedOnServer(period.end)) void storedSums.write(owner, hashKey(queryKey), sample)
      return sample
    },
    staleTime: isClosedOnServer(period.end) ? Infinity : OPEN_STALE_MS,
    meta: { errorHandledBy: 'caller' },
  })
}
