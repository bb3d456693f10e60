import { queryOptions, replaceEqualDeep, type QueryKey } from '@tanstack/react-query'
import { readPagesInOrder } from '#/async/read-pages'
import { sleep } from '#/async/wait'
import type { Pause } from '#/http/pace'
import { joinedPages, PAGE_SIZE, receivedRowCount, type ListPage } from '#/http/rows'

/** The most rows that are asked for in one response; longer lists are read page by page. */
const MAX_AT_ONCE = 10_000
/** How many rows are read page by page until somebody asks for more. */
const PAGED_LIMIT = 2000
/** A list that is opened so long after it was read is read again, in ms. */
const FRESH_MS = 5 * 60_000

/** The rows of a list, all of them unless `rest` says otherwise. */
export interface WholeList<Row> extends ListPage<Row> {
  /** The other rows: `coming` while they are read, `left` if the server has more than are read until somebody asks. */
  rest?: 'coming' | 'left'
  /** Rows of a page of the server, where it is not read to its end. */
  pageSize?: number
  /** A wait until it is read on, and when it began, in ms. */
  pause?: { seconds: number; at: number } | undefined
}

/** A list once all its rows are there. */
export const wholeOf = <Row>(list: WholeList<Row> | undefined) => (list?.rest ? undefined : list)

interface Reads<Row> {
  queryKey: QueryKey
  /** Fetches a page, counted from 0; the server sends no total. */
  page: (p: number, signal: AbortSignal) => Promise<ListPage<Row>>
  /** Fetches all rows in one response. Some servers truncate it or refuse. */
  atOnce: (signal: AbortSignal) => Promise<ListPage<Row>>
}

/**
 * The one query of a list: its first page, which is shown at once, then all rows, newest first. Where one response does not have
 * them they are read page by page. A list that was not read to its end is read on when it is fetched again, unless a write has outdated it.
 */
export function wholeList<Row extends { id: number }>({ queryKey, page, atOnce }: Reads<Row>) {
  return queryOptions<WholeList<Row>>({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryState<WholeList<Row>>(queryKey)
      // The query cache marks the rows that were read before an error as outdated: they are read on, too.
      const isReadOn = before?.data?.rest && (!before.isInvalidated || before.status === 'error')
      const known = isReadOn ? before.data : undefined
      const isShown = known !== undefined || before?.data === undefined
      let pause: WholeList<Row>['pause']
      const show = (list: ListPage<Row>) => {
        signal.throwIfAborted()
        if (isShown)
          client.setQueryData<WholeList<Row>>(queryKey, { ...list, rest: 'coming', pageSize, pause })
      }

      let list: WholeList<Row> = known ?? (await page(0, signal))
      const pageSize = known?.pageSize ?? Math.max(PAGE_SIZE, receivedRowCount(list))
      if (receivedRowCount(list) < pageSize) return list
      // A list that is only preloaded has its first page; it is read on when it is shown.
      const isWatched = client.getQueryCache().find({ queryKey, exact: true })?.isActive() === true
      if (isShown && !isWatched) return { ...list, rest: 'coming', pageSize }
      // What is only read on is shown already, unless an error stands above it.
      if (!known || before?.status === 'error') show(list)
      // The first rows are rendered before the others are asked for.
      await sleep(0, signal)

      const isTooLong = async () =>
        (list.rows[0]?.id ?? 0) > MAX_AT_ONCE &&
        receivedRowCount(await page(Math.floor(MAX_AT_ONCE / pageSize), signal)) > 0
      const readAtOnce = async () => {
        if (known?.rest === 'left' || (await isTooLong())) return undefined
        const all = await atOnce(signal)
        // A search that has no more rows than a page may be a page itself.
        return receivedRowCount(all) > pageSize ? all : undefined
      }
      const all = await readAtOnce().catch(() => undefined)
      signal.throwIfAborted()
      if (all) return { ...all, rows: all.rows.toSorted((a, b) => b.id - a.id) }

      // Loaded where a list is read page by page: most need no queue.
      const { paced } = await import('#/http/pace')
      const onPause = (next: Pause | undefined) => {
        pause = next && { seconds: next.seconds, at: next.until - next.seconds * 1000 }
        if (!signal.aborted) show(list)
      }
      const read = (p: number) => paced(() => page(p, signal), { urgency: 'page', signal, onPause })
      let received = 0
      const from = Math.floor(receivedRowCount(list) / pageSize)
      for await (const next of readPagesInOrder(read, { signal, from })) {
        const count = list.rows.length
        list = joinedPages([list, next])
        received += receivedRowCount(next)
        // A server that ignores the number of the page sends the same rows again.
        if (receivedRowCount(next) < pageSize || list.rows.length === count) return list
        if (received >= PAGED_LIMIT) return { ...list, rest: 'left', pageSize }
        show(list)
      }
      return list
    },
    // What is left is read on, not again, when the list is opened.
    staleTime: ({ state: { data } }) =>
      data?.rest === 'coming' ? 0 : data?.rest === 'left' ? Infinity : FRESH_MS,
    // What happened meanwhile is unknown.
    refetchOnReconnect: 'always',
    meta: { errorToast: 'refetch' },
    structuralSharing: (before, now) => withKnownRows(before, now),
  })
}

/** Puts known rows in the place of those that are equal to them, so that a row that has not changed is not rendered again. */
function withKnownRows(before: unknown, now: unknown): unknown {
  if (!isList(before) || !isList(now) || before.rows === now.rows) return now
  const byId = new Map(before.rows.map((row) => [row.id, row]))
  const rows = now.rows.map((row) => replaceEqualDeep(byId.get(row.id), row))
  const isSame = rows.length === before.rows.length && rows.every((row, at) => row === before.rows[at])
  return { ...now, rows: isSame ? before.rows : rows }
}

const isList = (data: unknown): data is ListPage<{ id: number }> =>
  typeof data === 'object' && data !== null && 'rows' in data
