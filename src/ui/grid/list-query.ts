import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { GridPage } from './grid-page'

/**
 * What the grid asks of a query: the result of `queryOptions()` whose answer is a page of rows, without
 * `select`. Written as a method, so that the query's own, narrower key type is accepted.
 */
export type ListQuery<Row> = {
  queryKey: QueryKey
  queryFn?(context: QueryFunctionContext): GridPage<Row> | Promise<GridPage<Row>>
}

/** A list the server gives page by page, without a total. */
export type PageQuery<Row> = (p: number) => ListQuery<Row>
