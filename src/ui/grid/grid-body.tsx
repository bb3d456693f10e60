import { shallowEqual } from '@mantine/hooks'
import type { RowData } from '@tanstack/react-table'
import {
  lazy,
  memo,
  Suspense,
  useLayoutEffect,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { currentLanguage, onLanguageChange, t } from '#/i18n/i18n'
import { useStored } from '#/ui/storage/use-stored'
import { RowCheckbox } from './row-checkbox'
import { columnLabel, columnsShown, TABLE_ROLES, type GridTableRow } from './grid-table'
import classes from './grid.module.css'
import { rowStateOf, type RowState } from '#/ui/row/row-states'
import type { GridCells, GridModel } from './use-grid'
import type { VirtualRowsProps } from './virtual-rows'

/** Tables of more rows are virtualised. */
const MANY_ROWS = 60

/** Whether a table of `count` rows is virtualised: only the rows near the viewport are in the document. */
export const isVirtual = (count: number): boolean => count > MANY_ROWS

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

type Props<Data extends RowData> = { grid: GridModel<Data>; body: RefObject<HTMLTableSectionElement | null> }

/** The `tbody` with the rows of the current page: the one subscription to language and row states of a list. */
export function GridBody<Data extends RowData>({ grid, body }: Props<Data>) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage)
  const { table, pageRows, selectable, rowName, cells } = grid
  // Renders after each change. The rows read the latest states, also when scrolling renders them without this component.
  useStored(cells.states)
  const columns = columnsShown(table)

  const renderRow = (row: GridTableRow<Data>, index?: number, measure?: Ref<HTMLTableRowElement>) => (
    <GridRow
      key={row.id}
      row={row}
      columns={columns}
      renderCells={cells.renderRow}
      state={rowStateOf(cells.states.read(), row.id)}
      extra={cells.extraOf?.(row.original)}
      marked={cells.markOf?.(row.original) ?? ''}
      name={rowName(row.original)}
      selectable={selectable}
      selected={grid.isSelected(row.id)}
      language={language}
      index={index}
      measure={measure}
    />
  )

  return (
    <tbody {...TABLE_ROLES.group} {...cells.events} ref={body}>
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

type CellsProps<Data extends RowData> = {
  row: GridTableRow<Data>
  renderCells: GridCells<Data>['renderRow']
  state: RowState
  /** A memo key: a value of the row that changes without its record, or an object of such values. */
  extra: unknown
  /** What the search has found in the row. */
  marked: string
  /** The visible columns, as a memo key. */
  columns: string
  /** A memo key: on phones cells repeat the headings, which depend on the language. */
  language: string
  /** The name of the row: that of its row header, whose link says what it does. */
  name: string
}

type RowProps<Data extends RowData> = CellsProps<Data> & {
  selectable: boolean
  selected: boolean
  /** The row's index and its measuring ref, if the rows are virtualised. */
  index?: number
  measure?: Ref<HTMLTableRowElement>
}

// No component from here to the cells may use a hook: a list renders dozens of rows at once.

function Cells<Data extends RowData>(props: CellsProps<Data>): ReactNode {
  const { row, renderCells, state, extra, marked, name } = props
  const renderCell = renderCells(row.original, state, extra, marked)
  return row.getVisibleCells().map((cell) => {
    const { align, phone = 'line', isName } = cell.column.columnDef.meta ?? {}
    const isTitle = phone === 'title'
    const Cell = isTitle ? 'th' : 'td'
    return (
      <Cell
        key={cell.column.id}
        {...(isTitle ? TABLE_ROLES.title : TABLE_ROLES.cell)}
        aria-label={isName ? name : undefined}
        className={classes.cell}
        data-align={align}
        // A translator may write a number in another way.
        translate={align === 'end' || isName ? 'no' : undefined}
        data-place={phone}
        data-label={isTitle || phone === 'bar' ? undefined : columnLabel(cell.column)}
      >
        {renderCell(cell.column.id)}
      </Cell>
    )
  })
}

// The library creates new row objects for each response; the cells depend on the record only.
function areCellsEqual<Data extends RowData>(before: CellsProps<Data>, after: CellsProps<Data>): boolean {
  return (
    before.row.original === after.row.original &&
    before.row.id === after.row.id &&
    before.renderCells === after.renderCells &&
    before.state === after.state &&
    shallowEqual(before.extra, after.extra) &&
    before.marked === after.marked &&
    before.columns === after.columns &&
    before.name === after.name &&
    before.language === after.language
  )
}

/** Memoised apart from the row: a change of its selection or index does not render the cells. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter
const RowCells = memo(Cells, areCellsEqual) as typeof Cells

function Row<Data extends RowData>(props: RowProps<Data>) {
  const { row, name, selectable, selected, index, measure } = props
  return (
    <tr
      {...TABLE_ROLES.row}
      className={classes.row}
      data-row={row.id}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={selected || undefined}
      data-deleting={props.state.deletion}
      data-saved={props.state.isSaved || undefined}
      data-open={props.state.isOpen || undefined}
      ref={measure}
    >
      {selectable && (
        <td {...TABLE_ROLES.cell} className={classes.cell} data-place="select">
          <RowCheckbox
            label={t('grid.selectRow', { name })}
            checked={selected}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      <RowCells {...props} />
    </tr>
  )
}

function arePropsEqual<Data extends RowData>(before: RowProps<Data>, after: RowProps<Data>): boolean {
  return (
    areCellsEqual(before, after) &&
    before.selectable === after.selectable &&
    before.selected === after.selected &&
    before.index === after.index &&
    before.measure === after.measure
  )
}

/** One row, memoised: changes of other rows, of the page or of the sort order do not render it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter
const GridRow = memo(Row, arePropsEqual) as typeof Row

/**
 * Freezes the column widths of a virtualised table, so that they do not change while scrolling. `columns` is a key of
 * the visible columns; undefined leaves the layout to the browser.
 */
export function useFrozenColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  columns: string | undefined,
): void {
  useLayoutEffect(() => {
    const element = table.current
    if (!element || columns === undefined) return undefined
    const heads = [...element.querySelectorAll<HTMLElement>('thead th')]
    const release = () => {
      element.style.removeProperty('table-layout')
      for (const head of heads) head.style.width = ''
    }
    const freeze = () => {
      release()
      const widths = heads.map((head) => head.getBoundingClientRect().width)
      for (const [index, head] of heads.entries()) head.style.width = `${widths[index] ?? 0}px`
      element.style.setProperty('table-layout', 'fixed')
    }
    freeze()
    let width = window.innerWidth
    const onResize = () => {
      // Scrolling on a phone shows and hides the address bar, which changes the height only.
      if (window.innerWidth === width) return
      width = window.innerWidth
      freeze()
    }
    window.addEventListener('resize', onResize)
    return () => {
      window.removeEventListener('resize', onResize)
      release()
    }
  }, [table, columns])
}
