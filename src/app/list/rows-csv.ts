import { downloadText } from '#/browser/download'
import { safeFileName } from '#/browser/file-name'
import { CSV_START, csvLine } from '#/format/csv'
import { localDate } from '#/format/timestamp'
import { columnLabel, textOrNumber, type GridColumnsShown, type GridTable } from '#/ui/grid/grid-table'

function headOf<Row extends object>(column: GridColumnsShown<Row>[number]): string {
  const unit = column.columnDef.meta?.fileUnit?.()
  return unit === undefined ? columnLabel(column) : `${columnLabel(column)} (${unit})`
}

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
  return [CSV_START, csvLine(columns.map(headOf)), ...lines].join('')
}

/** Downloads the rows that pass the filter as a CSV file, which is named after `title` and the day. */
export function saveRowsCsv<Row extends object>(table: GridTable<Row>, title: string): void {
  downloadText(safeFileName(`${title} ${localDate(new Date())}`, 'csv', 'list'), rowsCsv(table))
}
