import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { PlainButton } from '#/ui/controls/plain-button'
import { useT } from '#/ui/language/use-t'
import classes from './selection-bar.module.css'
import type { GridModel } from './use-grid'

type Props<Data extends RowData> = { grid: GridModel<Data>; children: ReactNode }

/** What can be done with the selected rows; there only while some are. The table announces the count. */
export function SelectionBar<Data extends RowData>({ grid, children }: Props<Data>) {
  const t = useT()
  if (grid.selected.length === 0) return null
  return (
    <div className={classes.bar}>
      <span aria-hidden="true">{t('grid.selected', { n: grid.selected.length })}</span>
      {children}
      <PlainButton tone="subtle" onClick={grid.clearSelection}>
        {t('grid.clearSelection')}
      </PlainButton>
    </div>
  )
}
