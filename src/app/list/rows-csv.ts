import { downloadText } from '#/browser/download'
import { safeFileName } from '#/browser/file-name'
import { CSV_START, csvLine } from '#/format/csv'
import { columnLabel, type GridTable } from '#/ui/grid/grid-table'

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : ''

/** The rows that pass the filter, in the order and with the columns that are shown; those without a value, such as keys, are left out. */
export function rowsCsv<Row extends object>(table: GridTable<Row>): string {
  const columns = table.getVisibleLeafColumns().filter(({ accessorFn }) => accessorFn !== undefined)
  const lines = table.getRowModel().rows.map((row) =>
    csvLine(
      columns.map(({ id, columnDef }) => {
        const value = row.getValue(id)
        return columnDef.meta?.inFile?.(value) ?? textOf(value)
      }),
    ),
  )
  return [CSV_START, csvLine(columns.map(columnLabel)), ...lines].join('')
}

/** Downloads the rows that pass the filter as a CSV file, which is named after `title`. */
export function saveRowsCsv<Row extends object>(table: GridTable<Row>, title: string): void {
  downloadText(safeFileName(title, 'csv', 'list'), rowsCsv(table))
}
