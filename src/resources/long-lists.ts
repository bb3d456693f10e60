import * as z from 'zod/mini'
import { searchRows, type Searched } from '#/format/text-search'
import { HttpFailure } from '#/http/failure'
import { gateway, type ApiPath } from '#/http/gateway'
import { joinedPages, listPage, type ListPage } from '#/http/rows'

const items = z.nullable(z.array(z.unknown()))
/** Rows that are parsed without a pause: some milliseconds of a slow machine. */
const SLICE = 200

/** Lets the browser paint and answer keys. */
const pause = () => new Promise<void>((resolve) => void setTimeout(resolve))

interface Options {
  keyword: string
  signal: AbortSignal
}

/** Fetches a search for a keyword as it is sent; thousands of rows are parsed in slices. */
export async function fetchSearch<Schema extends z.core.$ZodType>(
  address: ApiPath,
  row: Schema,
  { keyword, signal }: Options,
): Promise<ListPage<z.output<Schema>>> {
  const received = (await gateway.get(address, items, { search: { keyword }, signal })) ?? []
  const slice = listPage(row)
  const pages: Array<ListPage<z.output<Schema>>> = []
  for (let from = 0; from < received.length; from += SLICE) {
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other
    if (from > 0) await pause()
    signal.throwIfAborted()
    pages.push(z.parse(slice, received.slice(from, from + SLICE)))
  }
  return joinedPages(pages)
}

interface WordSearch<Row> extends Options {
  /** What the server searches, with the number if it compares that: `%` and `_` are wildcards there, and no text here. */
  searchedOf: (row: Row) => Searched
}

/**
 * Asks the server for the rows that have a word anywhere; those that begin with it come first, else the newest. It completes `keyword%`, and `%` is its wildcard; a
 * number is asked for by itself too, because then the id is compared. A server that refuses the wildcard gets the word.
 */
export async function fetchWordSearch<Schema extends z.core.$ZodType<{ id: number }>>(
  address: ApiPath,
  row: Schema,
  { keyword, signal, searchedOf }: WordSearch<z.output<Schema>>,
): Promise<ListPage<z.output<Schema>>> {
  const asked = (text: string) => fetchSearch(address, row, { keyword: text, signal })
  const word =
    keyword === ''
      ? asked('')
      : asked(`%${keyword}`).catch((error: unknown) => {
          if (!(error instanceof HttpFailure) || error.kind !== 'refused') throw error
          return asked(keyword)
        })
  const [found, byId] = await Promise.all([word, /^\d+$/.test(keyword) ? asked(keyword) : undefined])
  const ids = new Set(found.rows.map(({ id }) => id))
  const rows = [...found.rows, ...(byId?.rows ?? []).filter(({ id }) => !ids.has(id))]
  return {
    ...found,
    rows: searchRows(
      rows.toSorted((a, b) => b.id - a.id),
      keyword,
      searchedOf,
    ),
  }
}
