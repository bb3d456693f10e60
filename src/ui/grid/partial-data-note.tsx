import type { RowData } from '@tanstack/react-table'
import { useT } from '#/ui/language/use-t'
import type { GridModel } from './use-grid'

/** What an order or a filter made here covers, while the list is not known to its end. */
export function PartialDataNote<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { list, isFiltered: filtered, isSorted: sorted } = grid
  if (list.state !== 'ready' || list.scope !== 'loaded') return null
  const n = list.loadedRows.length
  // Everything was visited: then it covers everything, and there is nothing to excuse.
  if (list.bounds.total !== undefined && n >= list.bounds.total) return null
  return (
    <span>
      {[filtered && t('grid.partialData.filtered', { n }), sorted && t('grid.partialData', { n })]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}
