import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Searched } from '#/format/text-search'
import { gateway, type ApiPath } from '#/http/gateway'
import { listPage } from '#/http/rows'
import { fetchSearch, fetchWordSearch } from './long-lists'
import { wholeList } from './whole-list'

interface Noun<Schema extends z.core.$ZodType> {
  /** First part of its query keys. */
  noun: string
  /** Path of the list; the paths of its search and of a row begin with it. */
  path: ApiPath
  schema: Schema
  /** What the server's search looks at. */
  searched: (row: z.output<Schema>) => Searched
}

/** The queries that every noun with a list has. */
export function recordQueries<Schema extends z.core.$ZodType<{ id: number }>>({
  noun,
  path,
  schema,
  searched,
}: Noun<Schema>) {
  const pageSchema = listPage(schema)
  return {
    /** The rows that have `keyword` in what the server searches, or as their id, in one response; a blank one finds all. */
    matching: (keyword: string) =>
      queryOptions({
        queryKey: [noun, 'list', 'matching', keyword],
        queryFn: ({ signal }) =>
          fetchWordSearch(`${path}search`, schema, { keyword, signal, searchedOf: searched }),
      }),
    /** All rows, newest first. */
    all: () =>
      wholeList<z.output<Schema>>({
        queryKey: [noun, 'list', 'all'],
        page: (p, signal) => gateway.get(path, pageSchema, { search: { p }, signal }),
        atOnce: (signal) => fetchSearch(`${path}search`, schema, { keyword: '', signal }),
      }),
    one: (id: number) =>
      queryOptions({
        queryKey: [noun, 'one', id],
        queryFn: ({ signal }) => gateway.get(`${path}{id}`, schema, { id, signal }),
        meta: { errorHandledBy: 'caller' },
      }),
  }
}
