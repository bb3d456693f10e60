import { Button, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import {
  useCallback,
  useMemo,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefCallback,
  type RefObject,
} from 'react'
import IconList from '@tabler/icons-react/icons/IconList'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import IconChevronUp from '@tabler/icons-react/icons/IconChevronUp'
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown'
import { formatCount } from '#/format/quota'
import { useT } from '#/ui/language/use-t'
import { Announced } from '#/ui/text/announced'
import { RowCheckbox } from './row-checkbox'
import { EmptyState } from '../status/empty-state'
import { useElapsed } from '../status/use-elapsed'
import { GridBody } from './grid-body'
import { useRowFocus } from './grid-focus'
import { columnLabel, fixedWidth, TABLE_ROLES } from './grid-table'
import classes from './grid.module.css'
import { isVirtual } from './page-size'
import { useRowKeys } from './row-keys'
import { SearchOthers } from './grid-status'
import type { GridModel } from './use-grid'

/** The props of `Grid`. */
export type GridProps<Data extends RowData> = {
  grid: GridModel<Data>
  /** The accessible name: the screen's heading. */
  label: string
  loadingText: string
  /** Renders an error of the list; `updatedAt` (ms) is set if stale rows are displayed below it. */
  renderProblem: (error: unknown, retry: () => void, about: { updatedAt?: number }) => ReactNode
  /** Replaces "Nothing here yet". */
  empty?: ReactNode
  /** Clears search and filters; without it only the keyword is cleared. */
  onClear?: () => void
  table: RefObject<HTMLTableElement | null>
}

/** Shorter waits are not announced. */
const ANNOUNCEMENT_DELAY_MS = 1000

/** A list as a table, on phones with two lines a row: loading, failed, empty, with rows, or with stale rows while refetching. */
export function Grid<Data extends RowData>(props: GridProps<Data>) {
  const { grid, label, loadingText, renderProblem, table } = props
  const { list, pageRows } = grid
  const { duplicates = 0 } = list
  const t = useT()
  const { box, hasOverflow } = useOverflow()
  const ids = useMemo(() => pageRows.map((row) => row.id), [pageRows])
  const isVirtualised = isVirtual(pageRows.length)
  const isInEditMode = grid.cells.unitOf !== undefined
  useRowFocus(table, ids, isInEditMode ? 'table' : 'next')
  useRowKeys(table, isInEditMode)

  const isComing = !list.rows || list.rest === 'coming' || list.isPartial === true
  const isLoading = isComing && pageRows.length === 0
  // They keep the place of rows that are still being read: nothing moves when those come.
  const hasPlaces = isLoading || (isComing && !grid.isFiltered && !list.isSearched)
  const places = hasPlaces ? Math.min(grid.pageSize.perPage, MAX_SKELETON_ROWS) - pageRows.length : 0
  const isBusy = isLoading || list.isRefreshing
  const isSlow = useElapsed(ANNOUNCEMENT_DELAY_MS, isLoading)
  const isSlowAgain = useElapsed(ANNOUNCEMENT_DELAY_MS, isBusy && !isLoading)
  if (!list.rows && list.error) return renderProblem(list.error, list.readOn, {})
  return (
    <>
      {list.error !== undefined && renderProblem(list.error, list.readOn, { updatedAt: list.updatedAt })}
      {list.unreadable > 0 && <Text role="note">{t('problem.unreadableRows', { n: list.unreadable })}</Text>}
      {duplicates > 0 && <Text role="note">{t('problem.duplicateRows', { n: duplicates })}</Text>}
      <VisuallyHidden component="output">
        {(isSlow && loadingText) || (isSlowAgain && t('grid.refreshing'))}
      </VisuallyHidden>
      <div
        ref={box}
        className={classes.box}
        data-scrolls={hasOverflow || undefined}
        {...(hasOverflow && {
          role: 'region',
          tabIndex: 0,
          'aria-label': t('grid.scroll', { name: label }),
        })}
      >
        {list.isRefreshing && !isLoading && <span className={classes.busy} />}
        <table
          ref={table}
          {...TABLE_ROLES.table}
          aria-label={label}
          aria-busy={isBusy || undefined}
          aria-rowcount={isVirtualised ? pageRows.length + 1 : undefined}
          tabIndex={-1}
          className={classes.table}
          data-editing={isInEditMode || undefined}
          style={{ minWidth: `${fixedWidth(grid.table, grid.selectable)}rem` }}
        >
          <GridHead grid={grid} />
          {!isLoading && <GridBody grid={grid} />}
          {places > 0 && (
            <SkeletonRows
              columns={grid.table.getVisibleLeafColumns().length + (grid.selectable ? 1 : 0)}
              rows={places}
            />
          )}
        </table>
        {!isLoading && pageRows.length === 0 && <GridEmpty {...props} />}
      </div>
      {grid.selectable && (
        <Announced
          isHidden
          text={grid.selected.length > 0 ? t('grid.selected', { n: formatCount(grid.selected.length) }) : ''}
        />
      )}
    </>
  )
}

/** Whether the content of a box is wider than the box, and the box's ref callback. */
function useOverflow(): { box: RefCallback<HTMLElement>; hasOverflow: boolean } {
  const [hasOverflow, setHasOverflow] = useState(false)
  const box = useCallback((element: HTMLElement) => {
    const measure = () => setHasOverflow(element.scrollWidth > element.clientWidth + 1)
    // The observer fires right after `observe`, after layout, so that measuring forces no reflow.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return { box, hasOverflow }
}

/** Least width of a column in edit mode in rem: a number of many digits, or why it does not fit. */
const EDIT_WIDTH = 10

/** Browsers do not scroll to a focused element inside a sticky one. */
const scrollIntoView = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The `thead`; headings of sortable columns are buttons. */
function GridHead<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { unitOf } = grid.cells
  return (
    <thead {...TABLE_ROLES.group} className={classes.head}>
      <tr {...TABLE_ROLES.row} aria-rowindex={1}>
        {grid.selectable && <SelectAll grid={grid} />}
        {grid.table.getVisibleLeafColumns().map((column) => {
          const { hint, width, align, phone } = column.columnDef.meta ?? {}
          const sorted = column.getIsSorted()
          const Arrow = sorted === 'desc' ? IconChevronDown : IconChevronUp
          const label = columnLabel(column, unitOf?.(column.id))
          return (
            <th
              key={column.id}
              {...TABLE_ROLES.head}
              title={hint && t(hint)}
              className={classes.heading}
              style={{ width: width && `${unitOf ? Math.max(width, EDIT_WIDTH) : width}rem` }}
              data-align={align}
              data-place={phone}
              data-plain={!column.getCanSort() || undefined}
              aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
            >
              {column.getCanSort() ? (
                <UnstyledButton
                  className={classes.sort}
                  onClick={() => column.toggleSorting()}
                  onFocus={scrollIntoView}
                >
                  {label}
                  <Arrow size={12} aria-hidden className={classes.arrow} data-sorted={sorted || undefined} />
                </UnstyledButton>
              ) : (
                label
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SelectAll<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const ids = grid.pageRows.map(({ id }) => id)
  const selectedCount = ids.filter((id) => grid.isSelected(id)).length
  const areAllSelected = selectedCount > 0 && selectedCount === ids.length
  return (
    // Named: the name of the checkbox would otherwise be read as the heading of every row's checkbox.
    <th
      {...TABLE_ROLES.head}
      aria-label={t('grid.selection')}
      className={classes.heading}
      data-place="select"
    >
      <RowCheckbox
        label={t('grid.selectAll')}
        checked={areAllSelected}
        isIndeterminate={selectedCount > 0 && !areAllSelected}
        onChange={() => grid.select(ids, !areAllSelected)}
      />
    </th>
  )
}

/**
 * The empty state: `empty` for an empty list, or "Nothing matches" with a button that clears search and filters. While
 * rows are not loaded it says how many have been searched, and offers to search the others.
 */
function GridEmpty<Data extends RowData>({ grid, empty, onClear }: GridProps<Data>) {
  const t = useT()
  const { isFiltered, list, search, onSearch } = grid
  if (!isFiltered && !search.keyword) return empty ?? <EmptyState icon={IconList} title={t('grid.empty')} />
  const isCut = isFiltered && list.rest === 'left'
  const title = isCut ? t('grid.nothingMatches.loaded', { n: list.loaded.length }) : t('grid.nothingMatches')
  return (
    <EmptyState icon={IconSearch} title={title}>
      {isCut && <SearchOthers list={list} />}
      <Button onClick={onClear ?? (() => onSearch({ keyword: '', p: 0 }, 'push'))}>
        {t('grid.clearFilters')}
      </Button>
    </EmptyState>
  )
}

/** As many as a window is high: what is below the list does not move up and down again. */
const MAX_SKELETON_ROWS = 30

/** Placeholder rows while loading; the style sheet shows them after 300 ms. */
function SkeletonRows({ columns, rows }: { columns: number; rows: number }) {
  return (
    <tbody aria-hidden="true" className={classes.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from screen readers */}
          <td colSpan={columns} />
        </tr>
      ))}
    </tbody>
  )
}
