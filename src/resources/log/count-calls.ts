import { PAGE_SIZE } from '#/http/rows'
import { fetchLogs, LOG_TYPE, type Log } from './log'
import { EVERY_ENTRY, type LogRange } from './log-filter'

/** A number of calls; `isWhole` unless there may be more. */
export interface CallCount {
  count: number
  isWhole: boolean
}

/**
 * Counts the calls of all accounts since `start` (unix seconds) with three requests at most, because the server tells no totals: the ids
 * of the newest calls and of the last one before `start` say which page should be the last one. If it is, the count is exact.
 */
export async function countCalls(start: number, signal?: AbortSignal): Promise<CallCount> {
  const read = async (range: LogRange, p: number): Promise<readonly Log[]> =>
    (await fetchLogs('all', { ...EVERY_ENTRY, type: LOG_TYPE.consumption, range }, p, signal)).rows
  const since = { start, end: undefined }
  const newest = await read(since, 0)
  if (newest.length < PAGE_SIZE) return { count: newest.length, isWhole: true }
  const [before] = await read({ start: undefined, end: start - 1 }, 0)
  const newestId = newest[0]?.id ?? 0
  // Other entries have ids too: of those of the newest page, so many are calls.
  const share = newest.length / (newestId - (newest.at(-1)?.id ?? 0) + 1)
  const guess = (newestId - (before?.id ?? 0)) * Math.min(1, share)
  const page = Math.max(1, Math.floor(guess / PAGE_SIZE))
  const { length } = await read(since, page)
  if (length === 0) return { count: PAGE_SIZE, isWhole: page === 1 }
  return { count: page * PAGE_SIZE + length, isWhole: length < PAGE_SIZE }
}
