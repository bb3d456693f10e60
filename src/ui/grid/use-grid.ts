import type { RowData, RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { columnId } from './column-label'
import type { RowId } from './grid-page'
import type { ChangeSearch, GridSearch, PageSize } from './grid-search'
import { useGridTable, type GridColumns, type GridTable, type GridTableRow } from './grid-table'
import { formatSort, nextSort, parseSort } from './sort-text'
import type { GridRows } from './use-grid-rows'
import { useHiddenColumns, type HiddenColumns } from './use-hidden-columns'

/** A filter over rows already here: the column's id and what its `filterFn` compares with. */
type GridFilter = { id: string; value: unknown }

export type GridOptions<Data extends RowData> = {
  /** Under which name this browser remembers the hidden columns. */
  storageKey: string
  columns: GridColumns<Data>
  list: GridRows<Data>
  rowId: RowId<Data>
  /** What a person calls a row: in the names of its selection box and of messages. */
  rowName: (row: Data) => string
  search: GridSearch
  onSearch: ChangeSearch
  /** Keep the array's identity while its content is the same. */
  filters?: ReadonlyArray<GridFilter>
  selectable?: boolean
}

/** Everything the pieces of one list screen share. */
export type GridModel<Data extends RowData> = {
  table: GridTable<Data>
  list: GridRows<Data>
  rowName: (row: Data) => string
  search: GridSearch
  onSearch: ChangeSearch
  hiddenColumns: HiddenColumns
  /** The rows on screen. */
  pageRows: Array<GridTableRow<Data>>
  /** Which page is shown, from 0, and of how many known ones. */
  pageIndex: number
  pageCount: number
  /** Whether the server may have more pages. */
  hasMore: boolean
  /** Rows left by the filters, when there are filters; all shown rows otherwise. */
  matchCount: number
  isFiltered: boolean
  /** Whether rows are sorted here; an address may also name a column that cannot be. */
  isSorted: boolean
  selectable: boolean
  selected: Data[]
  isSelected: (id: string) => boolean
  select: (rows: ReadonlyArray<GridTableRow<Data>>, on: boolean) => void
  clearSelection: () => void
  toggleSort: (id: string) => void
}

const NO_ROWS: never[] = []
const NO_FILTERS: never[] = []

/** The table of a list screen, driven by its address. */
export function useGrid<Data extends RowData>(options: GridOptions<Data>): GridModel<Data> {
  const { storageKey, columns, list, rowId, rowName, search, onSearch } = options
  const { filters = NO_FILTERS, selectable = false } = options
  const hiddenColumns = useHiddenColumns(storageKey, columns, search.hide, onSearch)
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const ready = list.state === 'ready' ? list : undefined
  const scope = ready?.scope ?? 'page'
  const rows: Data[] = ready?.rows ?? NO_ROWS
  const loadedRows: Data[] = ready?.loadedRows ?? NO_ROWS

  const sorting = useMemo(() => sortingOf(search.sort, columns), [search.sort, columns])
  const columnVisibility = useMemo(
    () => Object.fromEntries([...hiddenColumns.hidden].map((id) => [id, false])),
    [hiddenColumns.hidden],
  )
  const columnFilters = useMemo(() => [...filters], [filters])
  const table = useGridTable<Data>({
    columns,
    data: rows,
    getRowId: rowId,
    manualSorting: scope === 'page',
    manualFiltering: scope === 'page',
    enableRowSelection: selectable,
    onRowSelectionChange: setRowSelection,
    state: { sorting, columnVisibility, columnFilters, rowSelection },
  })

  const all = table.getRowModel().rows
  const size = scope === 'whole' ? sizeOf(search.size) : list.bounds.size
  const pageCount =
    scope === 'page' ? Math.max(list.bounds.last, list.p) + 1 : Math.max(1, Math.ceil(all.length / size))
  // An order or a filter can leave fewer pages than the address says.
  const pageIndex = Math.min(list.p, pageCount - 1)
  const pageRows = useMemo(
    () => (scope === 'page' || size === Infinity ? all : all.slice(pageIndex * size, (pageIndex + 1) * size)),
    [all, scope, pageIndex, size],
  )
  const selected = useMemo(
    () => loadedRows.filter((row) => rowSelection[rowId(row)]),
    [loadedRows, rowSelection, rowId],
  )

  return {
    table,
    list,
    rowName,
    search,
    onSearch,
    hiddenColumns,
    pageRows,
    pageIndex,
    pageCount,
    hasMore: scope !== 'whole' && !list.bounds.isComplete,
    matchCount: all.length,
    isFiltered: filters.length > 0,
    isSorted: sorting.length > 0,
    selectable,
    selected,
    isSelected: (id) => rowSelection[id] === true,
    select: (some, on) =>
      setRowSelection((now) => {
        const ids = new Set(some.map((row) => row.id))
        const others = Object.keys(now).filter((id) => !ids.has(id))
        return Object.fromEntries([...others, ...(on ? ids : [])].map((id) => [id, true as const]))
      }),
    clearSelection: () => setRowSelection({}),
    toggleSort: (id) => onSearch({ sort: formatSort(nextSort(parseSort(search.sort), id)), p: 0 }, 'replace'),
  }
}

function sizeOf(size: PageSize): number {
  return size === 'all' ? Infinity : Number(size)
}

/** The table's order; a column that does not exist or cannot be sorted means none. */
function sortingOf<Data extends RowData>(text: string, columns: GridColumns<Data>) {
  const sort = parseSort(text)
  const column = sort && columns.find((one) => columnId(one) === sort.id)
  const sortable =
    column && ('accessorKey' in column || 'accessorFn' in column) && column.enableSorting !== false
  return sort && sortable ? [sort] : []
}
