import { FlexRender, type RowData } from '@tanstack/react-table'
import { memo, type ReactNode, type Ref } from 'react'
import { useT } from '#/ui/language/use-t'
import { columnLabel } from './column-label'
import type { GridTableRow } from './grid-table'
import { TABLE_ROLES } from './table-roles'
import { Checkbox } from '../controls/checkbox'
import classes from './grid.module.css'

type Props<Data extends RowData> = {
  row: GridTableRow<Data>
  /** The visible columns, as text: another choice of columns is a reason to draw. */
  scope: string
  name: string
  selectable: boolean
  selected: boolean
  /** Headings on cards are in the language spoken. */
  language: string
  /** For virtual rows: where the row stands, and how it is measured. */
  index?: number
  measure?: Ref<HTMLTableRowElement>
}

type CellsProps<Data extends RowData> = Pick<Props<Data>, 'row' | 'scope' | 'language'>

function Cells<Data extends RowData>({ row }: CellsProps<Data>): ReactNode {
  return row.getVisibleCells().map((cell) => {
    const { align, phone = 'line' } = cell.column.columnDef.meta ?? {}
    const title = phone === 'title'
    const Cell = title ? 'th' : 'td'
    return (
      <Cell
        key={cell.column.id}
        {...(title ? TABLE_ROLES.title : TABLE_ROLES.cell)}
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
function areCellsEqual<Data extends RowData>(before: CellsProps<Data>, after: CellsProps<Data>): boolean {
  return (
    before.row.original === after.row.original &&
    before.row.id === after.row.id &&
    before.scope === after.scope &&
    before.language === after.language
  )
}

/** The cells apart from the row: a tick of its selection box, or another place, does not draw them again. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter
const RowCells = memo(Cells, areCellsEqual) as typeof Cells

function Row<Data extends RowData>(props: Props<Data>) {
  const { row, scope: shape, language, name, selectable, selected, index, measure } = props
  const t = useT()
  return (
    <tr
      {...TABLE_ROLES.row}
      className={classes.row}
      data-row={row.id}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={selected || undefined}
      ref={measure}
    >
      {selectable && (
        <td {...TABLE_ROLES.cell} className={classes.cell} data-place="select">
          <Checkbox
            label={t('grid.selectRow', { name })}
            checked={selected}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      <RowCells row={row} scope={shape} language={language} />
    </tr>
  )
}

function arePropsEqual<Data extends RowData>(before: Props<Data>, after: Props<Data>): boolean {
  return (
    areCellsEqual(before, after) &&
    before.name === after.name &&
    before.selectable === after.selectable &&
    before.selected === after.selected &&
    before.index === after.index &&
    before.measure === after.measure
  )
}

/** One row. A change of another row, of the page or of the order does not draw it again. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter
export const GridRow = memo(Row, arePropsEqual) as typeof Row
