import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { Profiler, useMemo, useState } from 'react'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { GridPanel } from './grid-panel'
import { gridSearch, type ChangeSearch, type GridSearch } from './grid-search'
import { defineGridColumns } from './grid-table'
import { useGrid, type GridCells, type GridRows } from './use-grid'
import { rowsPerPage } from './page-size'

/** The record of the test list. */
export type Fruit = { id: number; name: string; price: number }
/** The response of the test list. */
export type FruitPage = { rows: Fruit[]; unreadable: number }
/** Fetches the test list. */
export type FetchFruits = () => Promise<FruitPage>

/** Makes the fruits `from` to `from + length - 1`, sorted by price, descending. */
export function makeFruits(from: number, length: number): Fruit[] {
  return Array.from({ length }, (_, n) => ({
    id: from + n,
    name: `fruit ${from + n}`,
    price: 1000 - from - n,
  }))
}

/** Returns a fetch function of `count` fruits. */
export function fetchFruits(count: number): FetchFruits {
  return async () => ({ rows: makeFruits(0, count), unreadable: 0 })
}

const columns = defineGridColumns<Fruit, undefined>()([
  {
    id: 'name',
    header: () => 'Name',
    value: ({ name }) => name,
    filter: ({ name }, wanted) => name.includes(wanted),
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
  renderRow: (fruit) => (column) => columns.cells.get(column.id)?.(fruit, undefined),
  states: {},
}

/** Records the name of a row on each render of its name cell. */
export const renderedRows: string[] = []
const DEFAULT_SEARCH = z.object(gridSearch()).parse({})
/** The first part of the list's query keys, and its storage key. */
export const FRUIT_KEY = 'fruit'
const rowId = ({ id }: Fruit) => String(id)
const rowName = ({ name }: Fruit) => name
/** Filter that only names with a 5 pass. */
const NAME_FILTER = [{ id: 'name', value: '5' }]

type Props = {
  fetch: FetchFruits
  search?: Partial<GridSearch>
  onSearchChange?: ChangeSearch
  client?: QueryClient
  filtered?: boolean
  /** What differs in a list that is not all there. */
  more?: Partial<GridRows<Fruit>>
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

const NO_FRUITS: Fruit[] = []

function FruitList(props: Omit<Props, 'client'>) {
  const { fetch, search: initialSearch, onSearchChange, filtered = false, more } = props
  const [search, setSearch] = useState<GridSearch>({ ...DEFAULT_SEARCH, ...initialSearch })
  const onSearch: ChangeSearch = (patch, how) => {
    onSearchChange?.(patch, how)
    setSearch((now) => ({ ...now, ...patch }))
  }
  const query = useQuery({ queryKey: [FRUIT_KEY], queryFn: fetch })
  const { keyword, size = 'fit' } = search
  const loaded = query.data?.rows ?? NO_FRUITS
  const rows = useMemo(() => loaded.filter(({ name }) => name.includes(keyword)), [loaded, keyword])
  const refetch = () => void query.refetch({ cancelRefetch: false })
  const list: GridRows<Fruit> = {
    rows: query.data && rows,
    loaded,
    isSearched: keyword !== '',
    unreadable: query.data?.unreadable ?? 0,
    isRefreshing: query.isFetching,
    updatedAt: query.dataUpdatedAt,
    error: query.error ?? undefined,
    refetch,
    readOn: refetch,
    ...more,
  }
  const grid = useGrid({
    storageKey: FRUIT_KEY,
    columns: columns.definitions,
    cells,
    list,
    pageSize: { size, perPage: rowsPerPage(size, 0) },
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
