import { queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { sleep } from '#/async/wait'
import { searchRows, type Searched } from '#/format/text-search'
import { HttpFailure } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { joinedPages, listPage, type ListPage } from '#/http/rows'
import { wholeList } from './whole-list'

/** A noun with a list, as its paths begin; the first part of its query keys, with its list under `[noun, 'list']`. */
export type Noun = keyof typeof LIST_PATHS

export const LIST_PATHS = {
  channel: 'api/channel/',
  redemption: 'api/redemption/',
  token: 'api/token/',
  user: 'api/user/',
} as const

interface QuerySettings<Schema extends z.core.$ZodType> {
  noun: Noun
  schema: Schema
  /** What the server's search looks at, with the number if it compares that: `%` and `_` are wildcards there, and no text here. */
  searched: (row: z.output<Schema>) => Searched
}

/** Rows by a value, the greatest first; of equal ones the newest, as the server orders its list. */
export const greatestFirst = <Row extends { id: number }>(
  rows: readonly Row[],
  valueOf: (row: Row) => number,
) => rows.toSorted((a, b) => (valueOf(a) === valueOf(b) ? b.id - a.id : valueOf(b) - valueOf(a)))

/** What this page has just created in a list, until the list is left or the notice of it is closed; never fetched. */
export const createdQuery = <Created>(noun: Noun) =>
  queryOptions<Created | null>({ queryKey: [noun, 'created'], queryFn: skipToken, staleTime: Infinity })

/** Rows that are parsed without a pause: some milliseconds of a slow machine. */
const SLICE = 200
const items = z.nullable(z.array(z.unknown()))

/** The queries that every noun with a list has. */
export function recordQueries<Schema extends z.core.$ZodType<{ id: number }>>({
  noun,
  schema,
  searched,
}: QuerySettings<Schema>) {
  const path = LIST_PATHS[noun]
  type Row = z.output<Schema>
  const pageSchema = listPage(schema)

  /** Fetches a search for a keyword as it is sent; thousands of rows are parsed in slices. */
  async function search(keyword: string, signal: AbortSignal): Promise<ListPage<Row>> {
    const received = (await gateway.get(`${path}search`, items, { search: { keyword }, signal })) ?? []
    const pages: Array<ListPage<Row>> = []
    for (let from = 0; from < received.length; from += SLICE) {
      // Lets the browser paint and answer keys.
      // oxlint-disable-next-line no-await-in-loop -- one slice after the other
      if (from > 0) await sleep(0, signal)
      pages.push(z.parse(pageSchema, received.slice(from, from + SLICE)))
    }
    return joinedPages(pages)
  }

  /**
   * Asks the server for the rows that have a word anywhere; those that begin with it come first, else the newest. It completes
   * `keyword%`, and `%` is its wildcard; a number is asked for by itself too, because then the id is compared. A server that refuses
   * the wildcard gets the word.
   */
  async function searchWord(keyword: string, signal: AbortSignal): Promise<ListPage<Row>> {
    const word =
      keyword === ''
        ? search('', signal)
        : search(`%${keyword}`, signal).catch((error: unknown) => {
            if (!(error instanceof HttpFailure) || error.kind !== 'refused') throw error
            return search(keyword, signal)
          })
    const [found, byId] = await Promise.all([
      word,
      /^\d+$/.test(keyword) ? search(keyword, signal) : undefined,
    ])
    const { rows } = byId ? joinedPages([found, byId]) : found
    const newestFirst = rows.toSorted((a, b) => b.id - a.id)
    return { ...found, rows: searchRows(newestFirst, keyword, searched) }
  }

  return {
    searched,
    /** The rows that have `keyword` in what the server searches, or as their id, in one response; a blank one finds all. */
    matching: (keyword: string) =>
      queryOptions({
        queryKey: [noun, 'list', 'matching', keyword],
        queryFn: ({ signal }) => searchWord(keyword, signal),
        meta: { errorToast: 'refetch' },
      }),
    /** All rows, newest first. */
    all: () =>
      wholeList<Row>({
        queryKey: [noun, 'list', 'all'],
        page: (p, signal) => gateway.get(path, pageSchema, { search: { p }, signal }),
        atOnce: (signal) => search('', signal),
      }),
    one: (id: number) =>
      queryOptions({
        queryKey: [noun, 'one', id],
        queryFn: ({ signal }) => gateway.get(`${path}{id}`, schema, { id, signal }),
      }),
  }
}
