import type { RowData } from '@tanstack/react-table'
import type { GridColumns, GridTable } from './grid-table'

type Column<Data extends RowData> = ReturnType<GridTable<Data>['getAllLeafColumns']>[number]

/** A column's heading as text, in the language spoken now: for the chooser and for a phone's cards. */
export function columnLabel<Data extends RowData>(column: Column<Data>): string {
  const { header } = column.columnDef
  // The library types a header as a component; ours are functions that need nothing and return the word.
  const successMessage: unknown = typeof header === 'function' ? Reflect.apply(header, undefined, []) : header
  return typeof successMessage === 'string' ? successMessage : column.id
}

/** The visible columns in their order, as one text: another choice of columns is another text. */
export function columnsShown<Data extends RowData>(table: GridTable<Data>): string {
  return table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join()
}

/** The id the table library gives a column. */
export function columnId<Data extends RowData>(column: GridColumns<Data>[number]): string {
  if (column.id !== undefined) return column.id
  return 'accessorKey' in column ? String(column.accessorKey).replaceAll('.', '_') : ''
}
