import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { createRowStates } from '#/ui/row/row-states'
import type { GridPage } from './grid-page'
import { GridPanel } from './grid-panel'
import { gridSearch, type ChangeSearch, type GridSearch } from './grid-search'
import { defineGridColumns } from './grid-table'
import { useGrid, type GridCells } from './use-grid'
import { useGridRows } from './use-grid-rows'

/** The record of the test list. */
export type Fruit = { id: number; name: string; price: number }
/** Fetches page `p` of the test list. */
export type FetchFruits = (p: number) => Promise<GridPage<Fruit>>

/** Makes the fruits `from` to `from + length - 1`, sorted by price, descending. */
export function makeFruits(from: number, length: number): Fruit[] {
  return Array.from({ length }, (_, n) => ({
    id: from + n,
    name: `fruit ${from + n}`,
    price: 1000 - from - n,
  }))
}

/** Returns a fetch function over `count` fruits on pages of ten. */
export function fetchFruits(count: number): FetchFruits {
  return async (p) => ({
    rows: makeFruits(p * 10, Math.max(0, Math.min(10, count - p * 10))),
    unreadable: 0,
  })
}

const columns = defineGridColumns<Fruit, undefined>()([
  {
    id: 'name',
    header: () => 'Name',
    value: ({ name }) => name,
    cell: ({ name }) => (
      <Profiler id={name} onRender={(id) => void renderedRows.push(id)}>
        {name}
      </Profiler>
    ),
    phone: 'title',
  },
  { id: 'price', header: () => 'Price', value: ({ price }) => price, align: 'end' },
  { id: 'id', header: () => 'Number', value: ({ id }) => id, hidden: true },
  {
    id: 'actions',
    header: () => 'Actions',
    cell: ({ name }) => <button type="button">Eat {name}</button>,
    phone: 'bar',
    isAlwaysShown: true,
  },
])
const cells: GridCells<Fruit> = {
  renderRow: (fruit) => (columnId) => columns.cells.get(columnId)?.(fruit, undefined),
  states: createRowStates(),
}

/** Records the name of a row on each render of its name cell. */
export const renderedRows: string[] = []
const DEFAULT_SEARCH = z.object(gridSearch()).parse({})
/** The first part of the list's query keys, and its storage key. */
export const FRUIT_KEY = 'fruit'
const rowId = ({ id }: Fruit) => String(id)
const rowName = ({ name }: Fruit) => name
const RETRY_DELAYS_S = new Map<unknown, number>([
  ['later', 5],
  ['tomorrow', 86_400],
])
const retryDelayOf = (error: unknown) => RETRY_DELAYS_S.get(error)
/** Filter that only names with a 5 pass. */
const NAME_FILTER = [{ id: 'name', value: '5' }]

type Props = {
  fetch: FetchFruits
  find?: (keyword: string) => Promise<GridPage<Fruit>>
  /** Fetches all fruits in one response. */
  fetchAll?: () => Promise<GridPage<Fruit>>
  search?: Partial<GridSearch>
  onSearchChange?: ChangeSearch
  client?: QueryClient
  filtered?: boolean
  /** Whether all rows are loaded when the list is opened. */
  loadsAll?: boolean
}

/** Creates a query client without retries, so that errors appear at once. */
export function fruitClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
}

/** A list of fruits that keeps its search params in state. */
export function GridFixture({ client: providedClient, ...props }: Props) {
  const [client] = useState(() => providedClient ?? fruitClient())
  return (
    <QueryClientProvider client={client}>
      <FruitList {...props} />
    </QueryClientProvider>
  )
}

function FruitList(props: Omit<Props, 'client'>) {
  const {
    fetch: fetchPage,
    find,
    fetchAll,
    search: initialSearch,
    onSearchChange,
    filtered = false,
    loadsAll,
  } = props
  const [search, setSearch] = useState<GridSearch>({ ...DEFAULT_SEARCH, ...initialSearch })
  const onSearch: ChangeSearch = (patch, how) => {
    onSearchChange?.(patch, how)
    setSearch((now) => ({ ...now, ...patch }))
  }
  const { keyword } = search
  const list = useGridRows<Fruit>({
    page: (p) => ({ queryKey: [FRUIT_KEY, 'pages', p], queryFn: () => fetchPage(p) }),
    searchQuery:
      keyword && find ? { queryKey: [FRUIT_KEY, 'found', keyword], queryFn: () => find(keyword) } : undefined,
    allRowsQuery: { queryKey: [FRUIT_KEY, 'all'] },
    fetchAllQuery: fetchAll && { queryKey: [FRUIT_KEY, 'everything'], queryFn: fetchAll },
    rowId,
    search,
    onSearch,
    filtered,
    loadsAll,
    pageSize: { size: search.size ?? 'fit', fitting: 0 },
    retryDelayOf,
  })
  const grid = useGrid({
    storageKey: FRUIT_KEY,
    columns: columns.definitions,
    cells,
    list,
    rowId,
    rowName,
    search,
    onSearch,
    filters: filtered ? NAME_FILTER : undefined,
    selectable: true,
  })
  return (
    <GridPanel
      grid={grid}
      label="Fruit"
      loadingText="Loading fruit"
      renderProblem={(error, retry, { updatedAt }) => (
        <div role="alert">
          {String(error)} {updatedAt === undefined ? 'nothing to show' : 'older rows'}
          <button type="button" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      selectionActions={<button type="button">Eat all</button>}
    />
  )
}

/** Returns the table of the list. */
export const gridTable = () => screen.getByRole('table', { name: 'Fruit' })

/** Returns the names of the displayed rows. */
export const rowNames = () =>
  within(gridTable())
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent)

/** Returns the button of that name. */
export const gridButton = (name: string | RegExp) => screen.getByRole('button', { name })

/** Whether a button has `aria-disabled`. */
export const isButtonDisabled = (name: string) => gridButton(name).getAttribute('aria-disabled') === 'true'

/** Returns the names of `length` fruits. */
export const fruitNames = (from: number, length: number) => makeFruits(from, length).map(({ name }) => name)

/** Waits until exactly these fruits are displayed. */
export const expectRows = (from: number, length: number) =>
  waitFor(() => expect(rowNames()).toEqual(fruitNames(from, length)))
