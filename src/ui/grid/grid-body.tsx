import { FlexRender, type RowData } from '@tanstack/react-table'
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
import { currentLanguage, onLanguageChange } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import { Checkbox } from '../controls/checkbox'
import { columnLabel, columnsShown, TABLE_ROLES, type GridTableRow } from './grid-table'
import classes from './grid.module.css'
import type { GridModel } from './use-grid'
import type { VirtualRowsProps } from './virtual-rows'

/** Fallback if the chunk of `VirtualRows` fails to load: renders every row, slowly. */
const AllRows = <Data extends RowData>({ rows, renderRow }: VirtualRowsProps<Data>): ReactNode =>
  rows.map((row, index) => renderRow(row, index))

// Loaded by the first list with many rows.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lazy() forgets the type parameter
const VirtualRows = lazy(() =>
  import('./virtual-rows').then(
    (module) => ({ default: module.VirtualRows }),
    () => ({ default: AllRows }),
  ),
) as typeof AllRows

/** Tables of more rows are virtualised. */
const MANY_ROWS = 60

/** Whether a table of `count` rows is virtualised: only the rows near the viewport are in the document. */
export function isVirtual(count: number): boolean {
  return count > MANY_ROWS
}

type Props<Data extends RowData> = { grid: GridModel<Data>; body: RefObject<HTMLTableSectionElement | null> }

/** The `tbody` with the rows of the current page. */
export function GridBody<Data extends RowData>({ grid, body }: Props<Data>) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage)
  const { table, pageRows, selectable, rowName } = grid
  const columns = columnsShown(table)

  const renderRow = (row: GridTableRow<Data>, index?: number, measure?: Ref<HTMLTableRowElement>) => (
    <GridRow
      key={row.id}
      row={row}
      columns={columns}
      name={rowName(row.original)}
      selectable={selectable}
      selected={grid.isSelected(row.id)}
      language={language}
      index={index}
      measure={measure}
    />
  )

  return (
    <tbody {...TABLE_ROLES.group} ref={body}>
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
  row: GridTableRow<Data>
  /** The visible columns, as a memo key. */
  columns: string
  name: string
  selectable: boolean
  selected: boolean
  /** A memo key: cards repeat the headings, which depend on the language. */
  language: string
  /** The row's index and its measuring ref, if the rows are virtualised. */
  index?: number
  measure?: Ref<HTMLTableRowElement>
}

type CellsProps<Data extends RowData> = Pick<RowProps<Data>, 'row' | 'columns' | 'language'>

function Cells<Data extends RowData>({ row }: CellsProps<Data>): ReactNode {
  return row.getVisibleCells().map((cell) => {
    const { align, phone = 'line' } = cell.column.columnDef.meta ?? {}
    const isTitle = phone === 'title'
    const Cell = isTitle ? 'th' : 'td'
    return (
      <Cell
        key={cell.column.id}
        {...(isTitle ? TABLE_ROLES.title : TABLE_ROLES.cell)}
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

// The library creates new row objects for each response; the cells depend on the record only.
function areCellsEqual<Data extends RowData>(before: CellsProps<Data>, after: CellsProps<Data>): boolean {
  return (
    before.row.original === after.row.original &&
    before.row.id === after.row.id &&
    before.columns === after.columns &&
    before.language === after.language
  )
}

/** Memoised apart from the row: a change of its selection or index does not render the cells. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter
const RowCells = memo(Cells, areCellsEqual) as typeof Cells

function Row<Data extends RowData>(props: RowProps<Data>) {
  const { row, columns, language, name, selectable, selected, index, measure } = props
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
      <RowCells row={row} columns={columns} language={language} />
    </tr>
  )
}

function arePropsEqual<Data extends RowData>(before: RowProps<Data>, after: RowProps<Data>): boolean {
  return (
    areCellsEqual(before, after) &&
    before.name === after.name &&
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
