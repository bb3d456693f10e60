import { VisuallyHidden, Button, Group } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import { formatCount } from '#/format/quota'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { Announced } from '#/ui/text/announced'
import classes from './grid.module.css'
import type { GridModel, GridRows } from './use-grid'

/** The button that reads what is left of a list that is too long to be read at once. */
export function SearchOthers({ list }: { list: Pick<GridRows<unknown>, 'readOn' | 'isRefreshing'> }) {
  const t = useT()
  return (
    <Button size="xs" loading={list.isRefreshing} onClick={list.readOn}>
      {t('grid.searchOthers')}
    </Button>
  )
}

/** The line above the rows: how many there are, that filters or the order cover only some, how far the others are read. */
export function GridStatus<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { list, isFiltered, isSorted, matchCount, pageRows } = grid
  const isCut = list.rest === 'left'
  const n = formatCount(list.loaded.length)
  const isCounted = list.rows && !list.isPlaceholder && (isCut || !list.rest)
  const count =
    isFiltered || list.isSearched
      ? t(isCut ? 'grid.countMatchingSoFar' : 'grid.countMatching', { n: formatCount(matchCount), total: n })
      : t(isCut ? 'grid.countSoFar' : 'grid.count', { n })
  const notes = [
    isFiltered && t('grid.partialData.filtered', { n }),
    isSorted && t('grid.partialData', { n }),
  ].filter(Boolean)
  return (
    <Group className={classes.status}>
      <Announced text={isCounted ? count : ''} />
      {(isCut || list.rest === 'paged') && notes.length > 0 && <span>{notes.join(' · ')}</span>}
      {isCut && pageRows.length > 0 && <SearchOthers list={list} />}
      {list.rest === 'coming' && list.error === undefined && <LoadProgress {...list} />}
    </Group>
  )
}

/** How far all rows are read, and the pause that the server asked for. */
export function LoadProgress({ loaded, pause }: Pick<GridRows<unknown>, 'loaded' | 'pause'>) {
  const t = useT()
  const seconds = useCountdown(pause?.seconds ?? 0, pause !== undefined, pause?.at)
  const count = t('grid.countSoFar', { n: formatCount(loaded.length) })
  return (
    <Group>
      <progress aria-label={t('grid.loadingAll')} aria-valuetext={count} />
      <span aria-hidden="true">{seconds > 0 ? t('common.paused', { seconds }) : count}</span>
      <VisuallyHidden component="output">
        {pause ? t('common.paused', { seconds: pause.seconds }) : t('grid.loadingAll')}
      </VisuallyHidden>
    </Group>
  )
}
