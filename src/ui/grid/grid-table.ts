import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
  type RowData,
  type TableOptions,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { t, type StaticKey } from '#/i18n/i18n'

/** Column options of this grid, in addition to those of the table library. */
type ColumnMeta = {
  /** `end` for numbers: right-aligned with tabular digits. */
  align?: 'end'
  /**
   * Position on a phone, where a row has two lines. `title`: the row's name, which is the row header on every screen.
   * `state`: at the end of the first line. `facts`: in the second line. `note`: below them. `bar`: the actions. Default,
   * `line`: a line with its label, shown once the row is opened.
   */
  phone?: 'title' | 'state' | 'facts' | 'note' | 'line' | 'bar'
  /** Width in rem, padding included. Where every column has one, content, filters and loading change no width. */
  width?: number
  /** Instead of a width: the column gets what the others leave, at least this (rem). */
  leastWidth?: number
  /** Text of a value in a file, where the value itself says little: the label of a status. */
  inFile?: (value: unknown) => string | undefined
  /** The unit of its numbers in a file, which the head of the column names there. */
  fileUnit?: () => string
  /** Whether the cell shows the name of the row; its row header is then called by it, whatever a link in it is called. */
  isName?: true
  /** The tooltip of the heading. */
  hint?: StaticKey | undefined
  /** Whether the column is hidden by default. */
  hidden?: boolean
  /** Makes the column editable in edit mode, which has a field with its id. */
  edit?: true
  /** Its heading, in the current language. */
  label?: () => string
  /** Whether edit mode shows it beside the columns that can be edited; its cells have no controls. */
  isInEditMode?: true
}

/**
 * Natural-order collator (`item 2` < `item 10`), locale aware; created by the first sort because it is expensive.
 * TanStack's `alphanumeric` tokenises both strings again on every comparison.
 */
let collator: Intl.Collator | undefined

interface ValueRow {
  getValue: (id: string) => unknown
}

function cellText(row: ValueRow, id: string): string {
  const value = row.getValue(id)
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

function compareNatural(a: ValueRow, b: ValueRow, id: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  return collator.compare(cellText(a, id), cellText(b, id))
}

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: compareNatural, text: compareNatural },
  columnMeta: metaHelper<ColumnMeta>(),
})

type Features = typeof features
/** The column definitions of a grid. */
export type GridColumns<Data extends RowData> = ReadonlyArray<ColumnDef<Features, Data> & { id: string }>
/** A row of the table model; the record is `original`. */
export type GridTableRow<Data extends RowData> = Row<Features, Data>

/** Creates a table instance with the features of this app. */
export function useGridTable<Data extends RowData>(options: Omit<TableOptions<Features, Data>, 'features'>) {
  return useTable({ ...options, features })
}
/** The table instance of a grid. */
export type GridTable<Data extends RowData> = ReturnType<typeof useGridTable<Data>>

/** A column: data and functions of the record, without hooks. */
export type GridColumn<Data, Context> = ColumnMeta & {
  id: string
  /** A key of the dictionary, or a function for a text that is not in it. */
  header: StaticKey | (() => string)
  /** The value that sorts the column; without it the column cannot be sorted. */
  value?: (row: Data) => unknown
  /** The content of a cell. Default: the value as text. */
  cell?: (row: Data, context: Context) => ReactNode
  /** Whether a row matches the filter of this column. */
  filter?: (row: Data, wanted: string) => boolean
  /** Whether the column cannot be hidden. The title never can. */
  isAlwaysShown?: true
}

/** The columns of a list: definitions for the table library, and the functions that render their cells. */
export type ListColumns<Data extends RowData, Context> = {
  definitions: GridColumns<Data>
  cells: ReadonlyMap<string, (row: Data, context: Context) => ReactNode>
}

/** Defines the columns of a list of `Data`, outside components; cells get the record and the list's context. */
export function defineGridColumns<Data extends RowData, Context>() {
  return (columns: ReadonlyArray<GridColumn<Data, Context>>): ListColumns<Data, Context> => ({
    definitions: columns.map(({ id, header, value, cell: _cell, filter, isAlwaysShown, ...meta }) => ({
      id,
      // Left out rather than undefined: the library would not fall back to its default.
      ...(value && { accessorFn: value }),
      ...(filter && {
        filterFn: ({ original }: Row<Features, Data>, _id, wanted) => filter(original, wanted),
      }),
      enableHiding: !isAlwaysShown && meta.phone !== 'title',
      meta: { ...meta, label: typeof header === 'function' ? header : () => t(header) },
    })),
    cells: new Map(
      columns.map(({ id, cell, value }) => [id, cell ?? ((row: Data) => textOrNumber(value?.(row)))]),
    ),
  })
}

/** A value where it is a text or a number, else blank. */
export function textOrNumber(value: unknown): string | number {
  return typeof value === 'string' || typeof value === 'number' ? value : ''
}

/** Explicit ARIA roles of table elements: `display: block` on phones removes the native ones. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  title: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/** The columns of a table that are shown. */
export type GridColumnsShown<Data extends RowData> = ReturnType<GridTable<Data>['getVisibleLeafColumns']>

/** Returns a column's heading as text in the current language, with the unit of its values. */
export function columnLabel<Data extends RowData>(
  column: GridColumnsShown<Data>[number],
  unit?: string,
): string {
  const label = column.columnDef.meta?.label?.() ?? column.id
  return unit === undefined ? label : `${label} (${unit})`
}

/** Width of the column of checkboxes in rem. */
const SELECT_WIDTH = 2.5

/** Returns the least width in rem of a table. */
export function fixedWidth<Data extends RowData>(table: GridTable<Data>, isSelectable: boolean): number {
  const widths = table
    .getVisibleLeafColumns()
    .map(({ columnDef: { meta } }) => meta?.width ?? meta?.leastWidth ?? 0)
  return widths.reduce((sum, width) => sum + width, isSelectable ? SELECT_WIDTH : 0)
}
