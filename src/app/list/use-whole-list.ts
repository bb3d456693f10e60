import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { searchRows, type Searched } from '#/format/text-search'
import type { ListPage } from '#/http/rows'
import type { WholeList, wholeList } from '#/resources/whole-list'
import type { GridRows } from '#/ui/grid/use-grid'

/** `queryFn` is declared as a method, so that queries with a narrower key type are assignable. */
interface FoundQuery<Row> {
  queryKey: QueryKey
  queryFn?(context: QueryFunctionContext): ListPage<Row> | Promise<ListPage<Row>>
}

/** The queries of a list. */
export interface ListQueries<Row extends { id: number }> {
  all: ReturnType<typeof wholeList<Row>>
  /** What of it is shown. */
  select?: ((list: WholeList<Row>) => WholeList<Row>) | undefined
  /** The server's search, for a list that is too long to be read whole. */
  matching: (keyword: string) => FoundQuery<Row>
  /** What a search over all loaded rows looks at. */
  searched: (row: Row) => Searched
  /** Sorts all rows in an order that the list is not in already. */
  inOrder?: ((rows: Row[]) => Row[]) | undefined
}

const NO_ROWS: never[] = []

/** The rows of a list that are found, in order. They are searched here, and by the server where the list is too long. */
export function useWholeList<Row extends { id: number }>(
  { all, select, matching, searched, inOrder }: ListQueries<Row>,
  keyword: string,
): GridRows<Row> {
  const client = useQueryClient()
  const list = useQuery({ ...all, ...(select && { select }) })
  const { data } = list
  const isCut = data?.rest === 'left'
  const isAsked = isCut && keyword !== ''
  const found = useQuery({ ...matching(keyword), enabled: isAsked, placeholderData: keepPreviousData })
  const foundRows = found.data?.rows
  const rows = useMemo(() => {
    const matches = isAsked ? foundRows : data && searchRows(data.rows, keyword, searched)
    return matches && inOrder ? inOrder(matches) : matches
  }, [isAsked, foundRows, data, keyword, searched, inOrder])
  return {
    rows,
    loaded: data?.rows ?? NO_ROWS,
    rest: data?.rest,
    isSearched: keyword !== '',
    unreadable: data?.unreadable ?? 0,
    duplicates: data?.duplicates,
    pause: data?.pause,
    isRefreshing: (list.isFetching && data?.rest !== 'coming') || found.isFetching,
    isPlaceholder: found.isPlaceholderData,
    updatedAt: list.dataUpdatedAt,
    // A refetch that fails is told by the banner of the connection, or by a notification.
    error: (data && !data.rest ? undefined : list.error) ?? (isAsked ? found.error : undefined) ?? undefined,
    refetch: () => void client.invalidateQueries({ queryKey: all.queryKey }, { cancelRefetch: false }),
    readOn: () => void (isAsked && found.isError ? found : list).refetch({ cancelRefetch: false }),
  }
}
