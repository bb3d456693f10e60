import { VisuallyHidden, Button } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import { useEffect, useState } from 'react'
import { formatCount } from '#/format/quota'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { Announced } from '#/ui/text/announced'
import type { RenderProblem } from './grid'
import classes from './grid-panel.module.css'
import { SearchOthers } from './search-others'
import { PAGED_LIMIT } from './use-load-all'
import type { GridModel } from './use-grid'

type Props<Data extends RowData> = { grid: GridModel<Data> }

const COUNT_DEBOUNCE_MS = 300

/** The number of rows, as far as it is known; announced once the list has settled. */
function RowCount<Data extends RowData>({ grid }: Props<Data>) {
  const t = useT()
  const { list, isFiltered, isPartial, matchCount } = grid
  const text = (() => {
    if (list.state !== 'ready' || list.isPlaceholder) return undefined
    const isSearched = list.scope === 'whole' && list.rows.length < list.loadedRows.length
    if (isSearched || (isFiltered && list.scope !== 'page'))
      return t(isPartial ? 'grid.countMatchingSoFar' : 'grid.countMatching', {
        n: formatCount(matchCount),
        total: formatCount(list.loadedRows.length),
      })
    if (list.scope === 'whole') return t('grid.count', { n: formatCount(list.rows.length) })
    const { total } = list.bounds
    return total === undefined
      ? t(grid.hasNextPage ? 'grid.countSoFar' : 'grid.count', { n: formatCount(list.loadedRows.length) })
      : t('grid.count', { n: formatCount(total) })
  })()
  // Not Mantine's hook, which the palette has too: it would be a file of its own in each first load.
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), COUNT_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return <Announced text={settled ?? ''} />
}

/** A note that the search, the filters or the order cover only some rows, and why. */
function PartialDataNote<Data extends RowData>({ grid }: Props<Data>) {
  const t = useT()
  const { list, isFiltered, isPartial, isSorted } = grid
  if (list.state !== 'ready' || !isPartial) return null
  const n = formatCount(list.loadedRows.length)
  return (
    <span>
      {[
        isFiltered && t('grid.partialData.filtered', { n }),
        isSorted && t('grid.partialData', { n }),
        list.isCut && t('grid.partialData.cut', { n: formatCount(PAGED_LIMIT) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}

/** The line above the rows: how many there are, which of them a filter covers, how far all are loaded. */
export function GridStatus<Data extends RowData>({
  grid,
  renderProblem,
}: Props<Data> & { renderProblem: RenderProblem }) {
  return (
    <div className={classes.status}>
      <RowCount grid={grid} />
      <PartialDataNote grid={grid} />
      <LoadAllRows grid={grid} renderProblem={renderProblem} />
    </div>
  )
}

/** The progress of loading all rows, its error, and how to go on where it ended. */
function LoadAllRows<Data extends RowData>({
  grid,
  renderProblem,
}: Props<Data> & { renderProblem: RenderProblem }) {
  const t = useT()
  const { list, isPartial } = grid
  const { loadAll } = list
  const pause = loadAll?.state === 'running' ? loadAll.pause : undefined
  const seconds = useCountdown(pause?.seconds ?? 0, pause !== undefined, pause?.at)
  if (!loadAll) return null
  if (loadAll.state === 'failed') return renderProblem(loadAll.error, () => loadAll.start(), {})
  const isEmpty = grid.pageRows.length === 0
  if (loadAll.state !== 'running') {
    const isOffered =
      isPartial && !isEmpty && (loadAll.state === 'stopped' || (list.state === 'ready' && list.isCut))
    return isOffered && <SearchOthers grid={grid} />
  }
  const { rows, announcedRows } = loadAll
  return (
    <div className={classes.loadAll}>
      <progress
        aria-label={t('grid.loadingAll')}
        aria-valuetext={t('grid.countSoFar', { n: formatCount(rows) })}
        className={classes.progress}
        data-paused={pause !== undefined || undefined}
      />
      {seconds > 0 && <span aria-hidden="true">{t('grid.loadAll.paused', { seconds })}</span>}
      <VisuallyHidden component="output">
        {pause !== undefined
          ? t('grid.loadAll.paused', { seconds: pause.seconds })
          : announcedRows > 0
            ? t('grid.countSoFar', { n: formatCount(announcedRows) })
            : t('grid.loadingAll')}
      </VisuallyHidden>
      <Button size="xs" onClick={loadAll.stop}>
        {t('grid.loadAll.cancel')}
      </Button>
    </div>
  )
}
