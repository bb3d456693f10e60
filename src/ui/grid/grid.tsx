import type { RowData } from '@tanstack/react-table'
import { useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import { columnsShown } from './column-label'
import { GridBody, isVirtual } from './grid-body'
import { GridHead } from './grid-head'
import { TABLE_ROLES } from './table-roles'
import classes from './grid.module.css'
import { GridEmpty } from './grid-empty'
import { DelayedLiveRegion } from './delayed-live-region'
import { SkeletonRows } from './skeleton-rows'
import type { GridModel } from './use-grid'
import { useOverflow } from './use-overflow'
import { useRowFocus } from './use-row-focus'
import { useFrozenColumnWidths } from './use-frozen-column-widths'

/** How the screen shows a failure; `updatedAt` (ms) is there when older rows are still shown below it. */
export type RenderProblem = (error: unknown, retry: () => void, about: { updatedAt?: number }) => ReactNode

export type GridProps<Data extends RowData> = {
  grid: GridModel<Data>
  /** The accessible name: the screen's heading. */
  label: string
  loadingText: string
  renderProblem: RenderProblem
  /** In place of "Nothing here yet". */
  empty?: ReactNode
  /** Takes search and filters away; without it only the keyword is cleared. */
  onClear?: () => void
  table?: RefObject<HTMLTableElement | null>
}

/** A list as a table, on a phone as cards: loading, a problem, empty, rows, older rows while it is read again. */
export function Grid<Data extends RowData>(props: GridProps<Data>) {
  const { grid, label, loadingText, renderProblem } = props
  const { list, pageRows: shown } = grid
  const t = useT()
  const own = useRef<HTMLTableElement>(null)
  const table = props.table ?? own
  const body = useRef<HTMLTableSectionElement>(null)
  const { box, scrolls } = useOverflow()
  const ids = useMemo(() => shown.map((row) => row.id), [shown])
  const virtual = isVirtual(shown.length)
  useRowFocus(table, ids)
  useFrozenColumnWidths(table, virtual ? columnsShown(grid.table) : undefined)

  if (list.state === 'problem') return renderProblem(list.error, list.refetch, {})
  const loading = list.state === 'loading'
  const busy = loading || list.refreshing
  return (
    <>
      {list.state === 'ready' &&
        list.error !== undefined &&
        renderProblem(list.error, list.refetch, { updatedAt: list.updatedAt })}
      {list.state === 'ready' && list.unreadable > 0 && (
        <p role="note" className={classes.note}>
          {t('problem.unreadableRows', { n: list.unreadable })}
        </p>
      )}
      {list.state === 'ready' && (list.doubled ?? 0) > 0 && (
        <p role="note" className={classes.note}>
          {t('problem.doubledRows', { n: list.doubled ?? 0 })}
        </p>
      )}
      <DelayedLiveRegion text={loading ? loadingText : list.refreshing ? t('grid.refreshing') : ''} />
      <div
        ref={box}
        className={classes.box}
        data-scrolls={scrolls || undefined}
        {...(scrolls ? { role: 'region', tabIndex: 0, 'aria-label': t('grid.scroll', { name: label }) } : {})}
      >
        <span className={classes.busy} data-on={(busy && !loading) || undefined} />
        <table
          ref={table}
          {...TABLE_ROLES.table}
          aria-label={label}
          aria-busy={busy || undefined}
          aria-rowcount={virtual ? shown.length + 1 : undefined}
          tabIndex={-1}
          className={classes.table}
        >
          <GridHead grid={grid} />
          {loading ? (
            <SkeletonRows columns={grid.table.getVisibleLeafColumns().length + (grid.selectable ? 1 : 0)} />
          ) : (
            <GridBody grid={grid} body={body} />
          )}
        </table>
        {!loading && shown.length === 0 && (
          <GridEmpty grid={grid} onClear={props.onClear}>
            {props.empty}
          </GridEmpty>
        )}
      </div>
      {grid.selectable && (
        <VisuallyHidden as="output">
          {grid.selected.length > 0 ? t('grid.selected', { n: grid.selected.length }) : ''}
        </VisuallyHidden>
      )}
    </>
  )
}
