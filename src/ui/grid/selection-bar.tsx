import { Button, Group } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useT } from '#/ui/language/use-t'
import type { GridModel } from './use-grid'

type Props<Data extends RowData> = { grid: GridModel<Data>; children: ReactNode }

/** What can be done with the selected rows; there only while some are. The table announces the count. */
export function SelectionBar<Data extends RowData>({ grid, children }: Props<Data>) {
  const t = useT()
  if (grid.selected.length === 0) return null
  return (
    <Group gap="xs">
      <span aria-hidden="true">{t('grid.selected', { n: grid.selected.length })}</span>
      {children}
      <Button variant="subtle" onClick={grid.clearSelection}>
        {t('grid.clearSelection')}
      </Button>
    </Group>
  )
}
