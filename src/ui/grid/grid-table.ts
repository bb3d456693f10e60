import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  createTableHook,
  filterFn_equalsString,
  filterFn_includesString,
  filterFn_weakEquals,
  globalFilteringFeature,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_datetime,
  tableFeatures,
  type ColumnDef,
  type Row,
  type RowData,
} from '@tanstack/react-table'

/** What a column may say about itself beyond what the table library knows. */
type ColumnMeta = {
  /** `end` for numbers: right-aligned, digits of one width. */
  align?: 'end'
  /**
   * Its place on a phone's card. `title`: the name of the row, and on every screen its row header.
   * `bar`: the actions, without a label. Otherwise a line with the label before it.
   */
  phone?: 'title' | 'line' | 'bar'
  /** It cannot be hidden. The title never can. */
  isAlwaysShown?: boolean
  /** It is shown only when the person asks for it. */
  hidden?: boolean
}

/**
 * Numbers inside words by their value, in an order that each language knows; the library's takes each text apart at
 * each comparison.
 * Made when the first column is sorted.
 */
let collator: Intl.Collator | undefined

interface ValueRow {
  getValue: (columnId: string) => unknown
}

function cellText(row: ValueRow, columnId: string): string {
  const value = row.getValue(columnId)
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

function compareNatural(a: ValueRow, b: ValueRow, columnId: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  return collator.compare(cellText(a, columnId), cellText(b, columnId))
}

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: {
    equalsString: filterFn_equalsString,
    includesString: filterFn_includesString,
    weakEquals: filterFn_weakEquals,
  },
  sortFns: { alphanumeric: compareNatural, datetime: sortFn_datetime, text: compareNatural },
  columnMeta: metaHelper<ColumnMeta>(),
})

type Features = typeof features
export type GridColumns<Data extends RowData> = ReadonlyArray<ColumnDef<Features, Data>>
export type GridTableRow<Data extends RowData> = Row<Features, Data>

const app = createTableHook({ features, enableMultiSort: false, sortDescFirst: false })

/** The app's table: which features exist is said once, here. */
export const useGridTable = app.useAppTable
export type GridTable<Data extends RowData> = ReturnType<typeof app.useAppTable<Data>>

/** How the columns of `Data` are written; call it once per file, outside any component. */
export const gridColumns = app.createAppColumnHelper
