import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { PlainButton } from '#/ui/controls/plain-button'
import { useT } from '#/ui/language/use-t'
import classes from './grid.module.css'
import type { GridModel } from './use-grid'

type Props<Data extends RowData> = {
  grid: GridModel<Data>
  onClear: (() => void) | undefined
  /** Said where there is nothing at all yet. */
  children: ReactNode
}

/** Nothing to show: because there is nothing, or because search and filters leave nothing. */
export function GridEmpty<Data extends RowData>({ grid, onClear, children }: Props<Data>) {
  const t = useT()
  const { isFiltered: filtered, search, onSearch } = grid
  if (!filtered && !search.keyword) return <div className={classes.empty}>{children ?? t('grid.empty')}</div>
  return (
    <div className={classes.empty}>
      <p>{t('grid.nothingMatches')}</p>
      <PlainButton onClick={onClear ?? (() => onSearch({ keyword: '', p: 0 }, 'push'))}>
        {t('grid.clearFilters')}
      </PlainButton>
    </div>
  )
}
