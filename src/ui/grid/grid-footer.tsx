import { VisuallyHidden, Button, NativeSelect } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import { useEffect, useState, type RefObject } from 'react'
import type { Icon } from '@tabler/icons-react'
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft'
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight'
import { formatCount } from '#/format/quota'
import { useT } from '#/ui/language/use-t'
import { Announced } from '#/ui/text/announced'
import type { RenderProblem } from './grid'
import { pageButtons } from './grid-page'
import classes from './grid-panel.module.css'
import { PAGE_SIZES } from './grid-search'
import type { GridModel } from './use-grid'

type Props<Data extends RowData> = { grid: GridModel<Data> }

const COUNT_DEBOUNCE_MS = 300

/** The number of rows, as far as it is known; announced once the list has settled (AX-39). */
export function RowCount<Data extends RowData>({ grid }: Props<Data>) {
  const t = useT()
  const { list, isFiltered, isPartial, matchCount } = grid
  const text = (() => {
    if (list.state !== 'ready' || list.isPlaceholder) return undefined
    if (isFiltered && list.scope !== 'page')
      return t(isPartial ? 'grid.countMatchingSoFar' : 'grid.countMatching', {
        n: formatCount(matchCount),
        total: formatCount(list.loadedRows.length),
      })
    if (list.scope === 'whole') return t('grid.count', { n: formatCount(list.rows.length) })
    const { total } = list.bounds
    return total === undefined
      ? t('grid.countSoFar', { n: formatCount(list.loadedRows.length) })
      : t('grid.count', { n: formatCount(total) })
  })()
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), COUNT_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return <Announced text={settled ?? ''} />
}

/** A note that sorting or filtering covers only the loaded rows, while the list is incomplete. */
export function PartialDataNote<Data extends RowData>({ grid }: Props<Data>) {
  const t = useT()
  const { list, isFiltered, isPartial, isSorted } = grid
  if (list.state !== 'ready' || !isPartial) return null
  const n = formatCount(list.loadedRows.length)
  return (
    <span>
      {[isFiltered && t('grid.partialData.filtered', { n }), isSorted && t('grid.partialData', { n })]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}

/** The *Load all* button, its progress and its error: loads the whole list, so that sort and filters cover it. */
export function LoadAllRows<Data extends RowData>({
  grid,
  renderProblem,
}: Props<Data> & { renderProblem: RenderProblem }) {
  const t = useT()
  const { loadAll, bounds } = grid.list
  if (!loadAll) return null
  if (loadAll.state === 'failed') return renderProblem(loadAll.error, () => loadAll.start(), {})
  if (loadAll.state === 'idle') {
    const isWhole = grid.list.state === 'ready' && grid.list.scope === 'whole'
    if (isWhole || (bounds.isComplete && bounds.last === 0)) return null
    return <Button onClick={() => loadAll.start()}>{t('grid.loadAll')}</Button>
  }
  const { pause, rows, announcedRows } = loadAll
  return (
    <div className={classes.loadAll}>
      <progress
        aria-label={t('grid.loadingAll')}
        aria-valuetext={t('grid.countSoFar', { n: formatCount(rows) })}
        className={classes.progress}
        data-paused={pause ? true : undefined}
      />
      <span aria-hidden="true">
        {pause ? (
          <Countdown key={pause.until} until={pause.until} />
        ) : (
          t('grid.countSoFar', { n: formatCount(rows) })
        )}
      </span>
      <VisuallyHidden component="output">
        {pause
          ? t('grid.loadAll.paused', { seconds: pause.seconds })
          : announcedRows > 0
            ? t('grid.countSoFar', { n: formatCount(announcedRows) })
            : t('grid.loadingAll')}
      </VisuallyHidden>
      <Button onClick={loadAll.stop}>{t('grid.loadAll.cancel')}</Button>
    </div>
  )
}

/** The seconds until `until` (ms). Visible only: screen readers hear the pause once, when it begins (AX-38). */
function Countdown({ until }: { until: number }) {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return t('grid.loadAll.paused', { seconds: Math.max(0, Math.ceil((until - now) / 1000)) })
}

/** The select of the page size; only for a whole list, because the server's page size is fixed. */
export function PageSizeChoice<Data extends RowData>({ grid }: Props<Data>) {
  const t = useT()
  const { list, search, onSearch } = grid
  if (list.state !== 'ready' || list.scope !== 'whole') return null
  const choices = PAGE_SIZES.map((value) => ({
    value,
    label: value === 'all' ? t('grid.pageSize.all') : value,
  }))
  return (
    <NativeSelect
      label={t('grid.pageSize')}
      data={choices}
      value={search.size}
      onChange={({ currentTarget: { value } }) => {
        const size = PAGE_SIZES.find((candidate) => candidate === value)
        if (size) onSearch({ size, p: 0 }, 'replace')
      }}
    />
  )
}

type PagerProps<Data extends RowData> = Props<Data> & { table?: RefObject<HTMLTableElement | null> }

/**
 * The buttons of the known pages; the focus stays on the clicked button. Plain elements instead of the library's
 * buttons: the pager renders twice per page change.
 */
export function Pager<Data extends RowData>({ grid, table }: PagerProps<Data>) {
  const t = useT()
  const { pageIndex, pageCount, hasNextPage, list, onSearch } = grid
  if (pageCount <= 1 && !hasNextPage) return null
  const isLast = pageIndex === pageCount - 1
  // After the last page of a filtered list comes the server's next page, however few pages the filters leave.
  const next =
    isLast && list.state === 'ready' && list.scope === 'loaded'
      ? Math.max(pageCount, list.bounds.last + 1)
      : pageIndex + 1

  const goTo = (p: number) => {
    onSearch({ p }, 'push')
    const top = table?.current?.getBoundingClientRect().top ?? 0
    if (top < 0) table?.current?.scrollIntoView({ block: 'start' })
  }
  const stepButton = (label: string, StepIcon: Icon, p: number, isDisabled: boolean) => (
    <button
      type="button"
      className={classes.step}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) goTo(p)
      }}
    >
      <StepIcon aria-hidden />
    </button>
  )
  return (
    <nav aria-label={t('grid.pages')} className={classes.pager}>
      {stepButton(t('grid.previousPage'), IconChevronLeft, pageIndex - 1, pageIndex === 0)}
      {pageButtons(pageIndex, pageCount).map((n, index, buttons) =>
        n === 'gap' ? (
          <span key={`gap after ${buttons[index - 1]}`} className={classes.gap}>
            …
          </span>
        ) : (
          <button
            key={n}
            type="button"
            className={classes.page}
            aria-label={t('grid.page', { n: n + 1 })}
            aria-current={n === pageIndex ? 'page' : undefined}
            onClick={() => {
              if (n !== pageIndex) goTo(n)
            }}
          >
            {n + 1}
          </button>
        ),
      )}
      {hasNextPage && <span className={classes.gap}>… {t('grid.more')}</span>}
      {stepButton(t('grid.nextPage'), IconChevronRight, next, isLast && !hasNextPage)}
    </nav>
  )
}
