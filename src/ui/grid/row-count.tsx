import { useDebouncedValue } from '@mantine/hooks'
import type { RowData } from '@tanstack/react-table'
import { useT } from '#/ui/language/use-t'
import type { GridModel } from './use-grid'

const DEBOUNCE_MS = 300

/** How many rows there are, as far as that is known; said once the list has come to rest (AX-39). */
export function RowCount<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { list, isFiltered: filtered, matchCount: matching } = grid
  const text = (() => {
    if (list.state !== 'ready' || list.isPlaceholder) return undefined
    if (filtered && list.scope !== 'page')
      return t('grid.countMatching', { n: matching, total: list.loadedRows.length })
    if (list.scope === 'whole') return t('grid.count', { n: list.rows.length })
    const { total } = list.bounds
    return total === undefined
      ? t('grid.countSoFar', { n: list.loadedRows.length })
      : t('grid.count', { n: total })
  })()
  const [debounced] = useDebouncedValue(text, DEBOUNCE_MS)
  return <output>{debounced}</output>
}
