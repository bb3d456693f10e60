import { Checkbox } from '@mantine/core'
import { FlexRender, type RowData } from '@tanstack/react-table'
import { memo, type Ref } from 'react'
import { useT } from '#/ui/language/use-t'
import { columnLabel } from './column-label'
import type { GridTableRow } from './grid-table'
import { ROLES } from './table-roles'
import classes from './grid.module.css'

type Props<Data extends RowData> = {
  row: GridTableRow<Data>
  /** The visible columns, as text: another choice of columns is a reason to draw. */
  shape: string
  name: string
  selectable: boolean
  selected: boolean
  /** Headings on cards are in the language spoken. */
  language: string
  /** For virtual rows: where the row stands, and how it is measured. */
  place?: number
  measure?: Ref<HTMLTableRowElement>
}

function Row<Data extends RowData>({ row, name, selectable, selected, place, measure }: Props<Data>) {
  const t = useT()
  return (
    <tr
      {...ROLES.row}
      className={classes.row}
      data-row={row.id}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-selected={selected || undefined}
      ref={measure}
    >
      {selectable && (
        <td {...ROLES.cell} className={classes.cell} data-place="select">
          <Checkbox
            size="xs"
            aria-label={t('grid.selectRow', { name })}
            checked={selected}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const { align, phone = 'line' } = cell.column.columnDef.meta ?? {}
        const title = phone === 'title'
        const Cell = title ? 'th' : 'td'
        return (
          <Cell
            key={cell.column.id}
            {...(title ? ROLES.title : ROLES.cell)}
            className={classes.cell}
            data-align={align}
            data-place={phone}
            data-label={phone === 'line' ? columnLabel(cell.column) : undefined}
          >
            <FlexRender cell={cell} />
          </Cell>
        )
      })}
    </tr>
  )
}

function same<Data extends RowData>(before: Props<Data>, after: Props<Data>): boolean {
  return (
    // The library makes a new row object for each answer; the record in it is what the cells show.
    before.row.original === after.row.original &&
    before.row.id === after.row.id &&
    before.shape === after.shape &&
    before.name === after.name &&
    before.selectable === after.selectable &&
    before.selected === after.selected &&
    before.language === after.language &&
    before.place === after.place &&
    before.measure === after.measure
  )
}

/** One row. A change of another row, of the page or of the order does not draw it again. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter
export const GridRow = memo(Row, same) as typeof Row
