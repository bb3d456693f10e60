import { FlexRender, type RowData } from '@tanstack/react-table'
import { memo, type ReactNode, type Ref } from 'react'
import { useT } from '#/ui/language/use-t'
import { columnLabel } from './column-label'
import type { GridTableRow } from './grid-table'
import { ROLES } from './table-roles'
import { TickBox } from './tick-box'
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

type CellsProps<Data extends RowData> = Pick<Props<Data>, 'row' | 'shape' | 'language'>

function Cells<Data extends RowData>({ row }: CellsProps<Data>): ReactNode {
  return row.getVisibleCells().map((cell) => {
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
  })
}

// The library makes a new row object for each answer; the record in it is what the cells show.
function sameCells<Data extends RowData>(before: CellsProps<Data>, after: CellsProps<Data>): boolean {
  return (
    before.row.original === after.row.original &&
    before.row.id === after.row.id &&
    before.shape === after.shape &&
    before.language === after.language
  )
}

/** The cells apart from the row: a tick of its selection box, or another place, does not draw them again. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter
const RowCells = memo(Cells, sameCells) as typeof Cells

function Row<Data extends RowData>(props: Props<Data>) {
  const { row, shape, language, name, selectable, selected, place, measure } = props
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
          <TickBox
            label={t('grid.selectRow', { name })}
            checked={selected}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      <RowCells row={row} shape={shape} language={language} />
    </tr>
  )
}

function same<Data extends RowData>(before: Props<Data>, after: Props<Data>): boolean {
  return (
    sameCells(before, after) &&
    before.name === after.name &&
    before.selectable === after.selectable &&
    before.selected === after.selected &&
    before.place === after.place &&
    before.measure === after.measure
  )
}

/** One row. A change of another row, of the page or of the order does not draw it again. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter
export const GridRow = memo(Row, same) as typeof Row
