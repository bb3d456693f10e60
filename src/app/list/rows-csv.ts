import { downloadText } from '#/browser/download'
import { safeFileName } from '#/browser/file-name'
import { CSV_START, csvLine } from '#/format/csv'
import { localDate } from '#/format/timestamp'
import { columnLabel, textOrNumber, type GridTable } from '#/ui/grid/grid-table'

/** The rows that pass the filter, in the order and with the columns that are shown; those without a value, such as keys, are left out. */
export function rowsCsv<Row extends object>(table: GridTable<Row>): string {
  const columns = table.getVisibleLeafColumns().filter(({ accessorFn }) => accessorFn !== undefined)
  const lines = table.getRowModel().rows.map((row) =>
    csvLine(
      columns.map(({ id, columnDef }) => {
        const value = row.getValue(id)
        return columnDef.meta?.inFile?.(value) ?? textOrNumber(value)
      }),
    ),
  )
  const heads = columns.map((column) => columnLabel(column, column.columnDef.meta?.fileUnit?.()))
  return [CSV_START, csvLine(heads), ...lines].join('')
}

/** Downloads the rows that pass the filter as a CSV file, which is named after `title` and the day. */
export function saveRowsCsv<Row extends object>(table: GridTable<Row>, title: string): void {
  downloadText(safeFileName(`${title} ${localDate(new Date())}`, 'csv', 'list'), rowsCsv(table))
}
