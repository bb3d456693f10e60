import { Button } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import { useT } from '#/ui/language/use-t'
import type { GridModel } from './use-grid'

/** The button that loads the rows which a search has not covered. */
export function SearchOthers<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { loadAll } = grid.list
  if (!loadAll || loadAll.state === 'running') return null
  return (
    <Button size="xs" onClick={() => loadAll.start()}>
      {t('grid.searchOthers')}
    </Button>
  )
}
