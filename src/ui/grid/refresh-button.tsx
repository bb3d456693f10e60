import type { RowData } from '@tanstack/react-table'
import { PlainButton } from '#/ui/controls/plain-button'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import classes from './refresh-button.module.css'
import type { GridModel } from './use-grid'

/** Reads again what is shown. While that runs it keeps the focus and does nothing. */
export function RefreshButton<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { refreshing, refetch } = grid.list
  return (
    <PlainButton
      lead={
        <span className={classes.sign} data-turns={refreshing || undefined}>
          <Icon name="refresh" />
        </span>
      }
      aria-disabled={refreshing || undefined}
      onClick={() => {
        if (!refreshing) refetch()
      }}
    >
      {t('grid.refresh')}
    </PlainButton>
  )
}
