import {
  functionalUpdate,
  type ColumnFiltersState,
  type RowData,
  type SortingState,
} from '@tanstack/react-table'
import { useCallback, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { useStored } from '#/ui/storage/use-stored'
import type { ChangeSearch, GridSearch } from './grid-search'
import {
  useGridTable,
  type GridColumns,
  type GridColumnsShown,
  type GridTable,
  type GridTableRow,
} from './grid-table'
import type { RowState, RowStates } from '#/ui/row/row-state'
import type { PageSize } from './page-size'

/** What a grid knows of the rows of its list. */
export type GridRows<Row> = {
  /** The rows to show, in order, before they are filtered and sorted; undefined until the first response. */
  rows: Row[] | undefined
  /** All rows that are loaded, whatever is searched for: a selection may have them. */
  loaded: readonly Row[]
  /**
   * The other rows of the list: `coming` while they are read, `left` if the server has more than are read until somebody asks,
   * `paged` where the server pages the list.
   */
  rest?: 'coming' | 'left' | 'paged' | undefined
  /** Whether a page is the last one. */
  isLast?: boolean
  /** Whether other rows of a page are still being read. */
  isPartial?: boolean
  /** Whether only rows are shown that a keyword finds. */
  isSearched?: boolean
  unreadable: number
  duplicates?: number | undefined
  /** The pause that the server asked for while rows are loading, and when it began, in ms. */
  pause?: { seconds: number; at: number } | undefined
  /** Whether the rows are read again; they stay until the response arrives. */
  isRefreshing: boolean
  /** Whether the rows are those of the previous page or search, until the response arrives. */
  isPlaceholder?: boolean
  updatedAt: number
  /** The error of the last read; the rows are stale or not all. */
  error: unknown
  /** Reads the rows again. */
  refetch: () => void
  /** Goes on reading after an error, or what is `left`. */
  readOn: () => void
}

/** The options of `useGrid`. */
export type GridOptions<Data extends RowData> = {
  /** The part of the local storage key under which the hidden columns are stored. */
  storageKey: string
  columns: GridColumns<Data>
  list: GridRows<Data>
  /** Rows per page, as chosen and as a number. */
  pageSize: { size: PageSize; perPage: number }
  /** Unique within the list. */
  rowId: (row: Data) => string
  /** The name of a row in labels and messages, such as that of its checkbox. */
  rowName: (row: Data) => string
  search: GridSearch
  onSearch: ChangeSearch
  /** Must keep its identity while its content is unchanged. */
  filters?: ColumnFiltersState | undefined
  selectable?: boolean | undefined
  cells: GridCells<Data>
  /** Whether only the columns of the edit mode are visible: the names, those that can be edited, and some beside them. */
  isEditing?: boolean | undefined
}

/** How the cells of a list are rendered, and what handles their events. */
export type GridCells<Data extends RowData> = {
  /** Called once per rendered row; returns the content of its cells. A new identity renders all rows. */
  renderRow: (
    row: Data,
    state: RowState,
    extra?: unknown,
    marked?: string,
  ) => (column: GridColumnsShown<Data>[number]) => ReactNode
  /** A value that changes without the record and renders its row again when it does. */
  extraOf?: ((row: Data) => unknown) | undefined
  /** What is marked in the texts of a row; blank for nothing. Renders the row again when it changes. */
  markOf?: ((row: Data) => string) | undefined
  states: RowStates
  /** Event handlers of the `tbody`. */
  events?: ComponentProps<'tbody'>
  /** In edit mode only: the unit in which a column is typed. */
  unitOf?: (columnId: string) => string | undefined
}

/** The state and actions that the components of one list screen share. */
export type GridModel<Data extends RowData> = GridOptions<Data> & {
  table: GridTable<Data>
  hiddenColumns: ReturnType<typeof useHiddenColumns>
  /** The rows of the current page. */
  pageRows: Array<GridTableRow<Data>>
  /** The current page, from 0. */
  pageIndex: number
  /** The number of pages; of a list that the server pages, up to the next one. */
  pageCount: number
  /** The number of rows that match the filters; without filters all rows. */
  matchCount: number
  isFiltered: boolean
  /** Whether rows are sorted in the browser; false if the URL names a column that cannot be sorted. */
  isSorted: boolean
  selectable: boolean
  selected: Data[]
  isSelected: (id: string) => boolean
  /** Selects (`on`) or deselects rows. */
  select: (ids: readonly string[], on: boolean) => void
  clearSelection: () => void
}

const NO_ROWS: never[] = []
const NO_FILTERS: ColumnFiltersState = []
const NOTHING_SELECTED: ReadonlySet<string> = new Set()

/** Builds the table of a list screen from its rows and the search params of its URL. */
export function useGrid<Data extends RowData>(options: GridOptions<Data>): GridModel<Data> {
  const { storageKey, columns, list, rowId, search, onSearch, isEditing = false } = options
  const { filters = NO_FILTERS, selectable = false } = options
  const { perPage } = options.pageSize
  const hiddenColumns = useHiddenColumns(storageKey, columns, search.hide, onSearch)
  const { hidden } = hiddenColumns
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  const select = useCallback((ids: readonly string[], on: boolean) => {
    setSelection((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))))
  }, [])

  const sorting = useMemo(() => parseSorting(search.sort, columns), [search.sort, columns])
  const columnVisibility = useMemo(() => {
    const isVisible = ({ meta, id }: GridColumns<Data>[number]) =>
      isEditing
        ? meta?.phone === 'title' || meta?.edit || (meta?.isInEditMode && !hidden.has(id))
        : !hidden.has(id)
    return Object.fromEntries(columns.map((column) => [column.id, isVisible(column) ?? false]))
  }, [columns, hidden, isEditing])
  const table = useGridTable<Data>({
    columns,
    data: list.rows ?? NO_ROWS,
    getRowId: rowId,
    // Without filters the library would write to each of thousands of rows whenever one of them changes.
    manualFiltering: filters.length === 0,
    state: { sorting, columnVisibility, columnFilters: filters },
    sortDescFirst: false,
    onSortingChange: (update) =>
      onSearch({ sort: formatSorting(functionalUpdate(update, sorting)), p: 0 }, 'replace'),
  })

  const all = table.getRowModel().rows
  const isPaged = list.rest === 'paged'
  const pageCount = isPaged
    ? search.p + (list.isLast === false ? 2 : 1)
    : Math.max(1, Math.ceil(all.length / perPage))
  // Filters can leave fewer pages than the URL's page number; one that is still being read has no rows.
  const pageIndex = list.rest === 'coming' ? search.p : Math.min(search.p, pageCount - 1)
  const pageRows = useMemo(
    () => (isPaged || perPage === Infinity ? all : all.slice(pageIndex * perPage, (pageIndex + 1) * perPage)),
    [all, isPaged, pageIndex, perPage],
  )
  const selected = useMemo(
    () => list.loaded.filter((row) => selection.has(rowId(row))),
    [list.loaded, selection, rowId],
  )

  return {
    ...options,
    table,
    hiddenColumns,
    pageRows,
    pageIndex,
    pageCount,
    matchCount: all.length,
    isFiltered: filters.length > 0,
    isSorted: sorting.length > 0,
    selectable,
    selected,
    isSelected: (id) => selection.has(id),
    select,
    clearSelection: () => setSelection(NOTHING_SELECTED),
  }
}

/** Parses the `sort` search param: `-used_quota` is that column descending. Empty if there is no such column, or none to sort by. */
function parseSorting<Data extends RowData>(text: string, columns: GridColumns<Data>): SortingState {
  const desc = text.startsWith('-')
  const id = desc ? text.slice(1) : text
  return columns.some((column) => column.id === id && 'accessorFn' in column) ? [{ id, desc }] : []
}

const formatSorting = ([sort]: SortingState): string => (sort ? `${sort.desc ? '-' : ''}${sort.id}` : '')

const hiddenParam = z.string().check(z.maxLength(4000))

/** The ids of the hidden columns: from the URL, else from local storage, else from the column definitions. */
export function useHiddenColumns<Data extends RowData>(
  storageKey: string,
  columns: GridColumns<Data>,
  searchParam: string | undefined,
  onSearch: ChangeSearch,
) {
  const storage = useMemo(() => storedValue(`grid.hidden.${storageKey}`, hiddenParam), [storageKey])
  const stored = useStored(storage)
  const text = searchParam ?? stored
  const hidden = useMemo(() => {
    const hideable = columns.filter(({ enableHiding }) => enableHiding)
    const chosen = text === undefined ? undefined : new Set(text.split(','))
    return new Set<string>(
      hideable.filter(({ id, meta }) => chosen?.has(id) ?? meta?.hidden).map(({ id }) => id),
    )
  }, [columns, text])
  return {
    hidden,
    /** Hides exactly these columns. */
    hide: (ids: Iterable<string>) => {
      const list = [...ids].join(',')
      storage.write(list)
      onSearch({ hide: list }, 'replace')
    },
  }
}
