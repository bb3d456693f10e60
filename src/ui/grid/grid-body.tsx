import type { RowData } from '@tanstack/react-table'
import { lazy, memo, Suspense, useRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import { t } from '#/i18n/i18n'
import { PHONE } from '#/ui/theme/phone'
import { RowCheckbox } from './row-checkbox'
import { columnLabel, TABLE_ROLES, type GridColumnsShown, type GridTableRow } from './grid-table'
import classes from './grid.module.css'
import { IDLE_ROW, type RowState } from '#/ui/row/row-state'
import { isVirtual, MANY_ROWS } from './page-size'
import type { GridCells, GridModel } from './use-grid'
import type { VirtualRowsProps } from './virtual-rows'

/** Fallback if the chunk of `VirtualRows` fails to load: renders every row, slowly. */
const AllRows = <Row extends { id: string }>({ rows, renderRow }: VirtualRowsProps<Row>): ReactNode =>
  rows.map((row, index) => renderRow(row, index))

// Loaded by the first list with many rows.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lazy() forgets the type parameter
const VirtualRows = lazy(() =>
  import('./virtual-rows').then(
    (module) => ({ default: module.VirtualRows }),
    () => ({ default: AllRows }),
  ),
) as typeof AllRows

/** On a phone a tap beside the controls of a row presses the button that opens the row, or the panel of a log entry. */
function openByTap({ target }: MouseEvent): void {
  if (!window.matchMedia(PHONE).matches || !(target instanceof Element)) return
  if (target.closest('a, button, input, select, label, [data-tip]')) return
  target.closest('tr')?.querySelector<HTMLElement>('[data-opener], [data-action="open"]')?.click()
}

/** The `tbody` with the rows of the current page. */
export function GridBody<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { table, pageRows, selectable, rowName, cells } = grid
  // The library returns the same array as long as the same columns are visible.
  const columns = table.getVisibleLeafColumns()

  const renderRow = (row: GridTableRow<Data>, index?: number, measure?: Ref<HTMLTableRowElement>) => (
    <GridRow
      key={row.id}
      row={row.original}
      id={row.id}
      columns={columns}
      renderCells={cells.renderRow}
      state={cells.states[row.id] ?? IDLE_ROW}
      extra={cells.extraOf?.(row.original)}
      marked={cells.markOf?.(row.original) ?? ''}
      name={rowName(row.original)}
      selectable={selectable}
      selected={grid.isSelected(row.id)}
      onSelect={grid.select}
      index={index}
      measure={measure}
    />
  )

  // Keys press the buttons themselves.
  const events = { ...cells.events, onClick: openByTap }
  return (
    <tbody {...TABLE_ROLES.group} {...events} ref={body}>
      {isVirtual(pageRows.length) ? (
        <Suspense fallback={pageRows.slice(0, MANY_ROWS).map((row, index) => renderRow(row, index))}>
          <VirtualRows rows={pageRows} body={body} renderRow={renderRow} />
        </Suspense>
      ) : (
        pageRows.map((row) => renderRow(row))
      )}
    </tbody>
  )
}

type RowProps<Data extends RowData> = {
  row: Data
  id: string
  /** The name of the row: that of its row header, whose link says what it does. */
  name: string
  columns: GridColumnsShown<Data>
  renderCells: GridCells<Data>['renderRow']
  state: RowState
  /** A value of the row that changes without its record. */
  extra: unknown
  /** What the search has found in the row. */
  marked: string
  selectable: boolean
  selected: boolean
  onSelect: GridModel<Data>['select']
  /** The row's index and its measuring ref, if the rows are virtualised. */
  index: number | undefined
  measure: Ref<HTMLTableRowElement> | undefined
}

// No component from here to the cells may use a hook: a list renders dozens of rows at once.

function Row<Data extends RowData>(props: RowProps<Data>) {
  const { row, id, name, columns, renderCells, state, extra, marked } = props
  const { selectable, selected, onSelect, index, measure } = props
  const renderCell = renderCells(row, state, extra, marked)
  return (
    <tr
      {...TABLE_ROLES.row}
      className={classes.row}
      data-row={id}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={selected || undefined}
      data-deleting={state.deletion}
      data-saved={state.isSaved || undefined}
      data-open={state.isOpen || undefined}
      ref={measure}
    >
      {selectable && (
        <td {...TABLE_ROLES.cell} className={classes.cell} data-place="select">
          <RowCheckbox
            label={t('grid.selectRow', { name })}
            checked={selected}
            onChange={() => onSelect([id], !selected)}
          />
        </td>
      )}
      {columns.map((column) => {
        const { align, phone = 'line', isName } = column.columnDef.meta ?? {}
        const isTitle = phone === 'title'
        const Cell = isTitle ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            {...(isTitle ? TABLE_ROLES.title : TABLE_ROLES.cell)}
            aria-label={isName ? name : undefined}
            className={classes.cell}
            data-align={align}
            // A translator may write a number in another way.
            translate={align === 'end' || isName ? 'no' : undefined}
            data-place={phone}
            data-label={isTitle || phone === 'bar' ? undefined : columnLabel(column)}
          >
            {renderCell(column)}
          </Cell>
        )
      })}
    </tr>
  )
}

/** One row, memoised: changes of other rows, of the page or of the sort order do not render it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter
const GridRow = memo(Row) as typeof Row
