import { queryOptions, type QueryClient } from '@tanstack/react-query'
import PQueue from 'p-queue'
import * as z from 'zod/mini'
import { createStore } from '#/async/store'
import { paced, type Pause } from '#/http/pace'
import { PAGE_SIZE } from '#/http/rows'
import { lastServerDate, serverSeconds } from '#/http/server-clock'
import { KEPT_MS, storedResult } from '../stored-results'
import { fetchLogs, fetchSum, LOG_PRESENT, type Log } from './log'
import { LOG_TYPE, EVERY_ENTRY, type Bounds, type LogFilter, type LogScope, type SplitBy } from './log-filter'

/** The clocks of several servers of one gateway may differ by so many seconds. */
const SLACK_S = 60

const isClosedAt = (end: number, now: number | undefined) => now !== undefined && end < now - SLACK_S

/** Whether the server's own `Date` says that a window gets no more entries: only then is what was read of it final. */
const isClosedOnServer = (end: number) => isClosedAt(end, lastServerDate())

/** Which entries a sum is of: the server sums consumption, whatever the type. */
export type SumFilter = Omit<LogFilter, 'range' | 'type'>

/** Start and end of a window in unix seconds, both inclusive. */
export type Span = { [Bound in keyof Bounds]: number }

export interface SumWindow {
  scope: LogScope
  filter: SumFilter
  bounds: Span
}

const queue = new PQueue({ concurrency: 4 })

/** Why the sums wait; undefined while they do not. */
export const sumPause = createStore<Pause | undefined>(undefined)

/** Sends a call of many, a few at a time and at the pace that everything in bulk shares. */
const inTurn = <Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> =>
  queue.add(() => paced(call, { urgency: 'page', signal, maxPauses: Infinity, onPause: sumPause.write }), {
    signal,
  })

const only = ({ token_name, model_name, username, channel }: SumFilter) => ({
  token_name,
  model_name,
  username,
  channel,
})

/** How long what was read of a window at a moment (unix ms of this computer) is fresh: forever if it was closed then. */
const freshMs = (end: number, readAt: number) => (isClosedAt(end, serverSeconds(readAt)) ? Infinity : KEPT_MS)

/** Query of the consumption in a window, in server units. That of a closed window is kept and never fetched again. */
export function sumQuery({ scope, filter, bounds }: SumWindow) {
  const wholeFilter = { ...only(filter), type: 0, range: bounds }
  return queryOptions({
    queryKey: ['log', 'between', scope, wholeFilter, bounds.end] as const,
    queryFn: ({ signal }) => inTurn(() => fetchSum(scope, wholeFilter, bounds, signal), signal),
    persister: storedResult({ schema: z.number(), isFinal: () => isClosedOnServer(bounds.end) }),
    staleTime: ({ state }) => freshMs(bounds.end, state.dataUpdatedAt),
    retry: false,
  })
}

/** Fetches again what is on screen of the sums of windows that may have got new entries. */
export const refetchOpenSums = (client: QueryClient) =>
  void client.refetchQueries(
    {
      queryKey: ['log', 'between'],
      type: 'active',
      predicate: ({ queryKey: [, , , , end] }) =>
        typeof end === 'number' && !isClosedAt(end, serverSeconds()),
    },
    { cancelRefetch: false },
  )

/** Parts of a period of which each gives one page of entries, and so the calls that a sample takes. */
export const SAMPLE_CALLS = 7
const MAX_NAMES = 50

/** Returns the names with the highest cost among `rows`, most expensive first. */
function mostExpensive(rows: readonly Log[], by: SplitBy): string[] {
  const costs = new Map<string, number>()
  for (const row of rows) {
    const name = String(row[by] || '')
    if (name && row.quota) costs.set(name, (costs.get(name) ?? 0) + row.quota)
  }
  const sorted = [...costs].toSorted(([, costA], [, costB]) => costB - costA)
  return sorted.slice(0, MAX_NAMES).map(([name]) => name)
}

const names = z.array(z.string())

/**
 * Query of the names that consume most in a period, by what it can be split by, from the newest entries of its parts: the server
 * lists no names.
 */
export function nameSampleQuery(window: SumWindow, calls = SAMPLE_CALLS) {
  const { scope, bounds } = window
  const filter = { ...only(window.filter), type: LOG_TYPE.consumption }
  const step = Math.ceil((bounds.end - bounds.start + 1) / calls)
  const partOf = (n: number): Span => {
    const start = bounds.start + n * step
    return { start, end: Math.min(bounds.end, start + step - 1) }
  }
  return queryOptions({
    queryKey: ['log', 'names', scope, { ...filter, range: bounds }, calls],
    queryFn: async ({ signal }) => {
      const read = (_: unknown, n: number) =>
        inTurn(() => fetchLogs(scope, { ...filter, range: partOf(n) }, 0, signal), signal)
      const pages = await Promise.all(Array.from({ length: calls }, read))
      const rows = pages.flatMap((page) => page.rows)
      return {
        model_name: mostExpensive(rows, 'model_name'),
        token_name: mostExpensive(rows, 'token_name'),
        username: mostExpensive(rows, 'username'),
        channel: mostExpensive(rows, 'channel'),
      }
    },
    persister: storedResult({
      schema: z.object({ model_name: names, token_name: names, username: names, channel: names }),
      isFinal: () => isClosedOnServer(bounds.end),
    }),
    staleTime: ({ state }) => freshMs(bounds.end, state.dataUpdatedAt),
    retry: false,
  })
}

/**
 * Counts the calls of all accounts since `start` (unix seconds) with four requests at most, because the server tells no totals: the ids
 * of the newest calls and of the last one before `start` say which page should be the last one. If it is behind the end, the page half as
 * far is read. `isWhole` unless there may be more.
 */
export async function countCalls(start: number, signal?: AbortSignal) {
  const read = async (range: Bounds, p: number): Promise<readonly Log[]> =>
    (await fetchLogs('all', { ...EVERY_ENTRY, type: LOG_TYPE.consumption, range }, p, signal)).rows
  const since = { start, end: undefined }
  const newest = await read(since, 0)
  if (newest.length < PAGE_SIZE) return { count: newest.length, isWhole: true }
  const [before] = await read({ start: undefined, end: start - 1 }, 0)
  const newestId = newest[0]?.id ?? 0
  // Other entries have ids too: of those of the newest page, so many are calls.
  const share = newest.length / (newestId - (newest.at(-1)?.id ?? 0) + 1)
  const guess = (newestId - (before?.id ?? 0)) * Math.min(1, share)
  const last = Math.max(1, Math.floor(guess / PAGE_SIZE))
  for (const page of new Set([last, Math.ceil(last / 2)])) {
    // oxlint-disable-next-line no-await-in-loop -- the second only if the first is behind the end
    const { length } = await read(since, page)
    if (length > 0) return { count: page * PAGE_SIZE + length, isWhole: length < PAGE_SIZE }
  }
  return { count: PAGE_SIZE, isWhole: last === 1 }
}

export const callsSince = (start: number) =>
  queryOptions({
    queryKey: [...LOG_PRESENT, 'calls', start],
    queryFn: ({ signal }) => countCalls(start, signal),
  })

const DAY = 86_400

/** The `count` days up to that of `now` (unix seconds) in UTC, by which the server counts too; oldest first, named as `2026-01-31`. */
export function utcDays(count: number, now: number): (Span & { name: string })[] {
  const today = Math.floor(now / DAY) * DAY
  return Array.from({ length: count }, (_, at) => {
    const start = today - (count - 1 - at) * DAY
    return { name: new Date(start * 1000).toISOString().slice(0, 10), start, end: start + DAY - 1 }
  })
}

/** The period of the last `count` UTC days that get no more entries. */
export function closedPeriod(count: number, now: number): Span {
  const end = Math.floor((now - SLACK_S - 1) / DAY) * DAY
  return { start: end - count * DAY, end: end - 1 }
}
