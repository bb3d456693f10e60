import type { RowData } from '@tanstack/react-table'
import { useT } from '#/ui/language/use-t'
import type { GridModel } from './use-grid'

/** What an order or a filter made here covers, while the list is not known to its end. */
export function ScopeNote<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { list, filtered, sorted } = grid
  if (list.state !== 'ready' || list.shape !== 'union') return null
  const n = list.known.length
  // Everything was visited: then it covers everything, and there is nothing to excuse.
  if (list.extent.total !== undefined && n >= list.extent.total) return null
  return (
    <span>
      {[filtered && t('grid.scope.filter', { n }), sorted && t('grid.scope', { n })]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}
