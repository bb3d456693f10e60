import { useDebouncedValue } from '@mantine/hooks'
import type { RowData } from '@tanstack/react-table'
import { useT } from '#/ui/language/use-t'
import type { GridModel } from './use-grid'

const PAUSE_MS = 300

/** How many rows there are, as far as that is known; said once the list has come to rest (AX-39). */
export function RowCount<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { list, filtered, matching } = grid
  const text = (() => {
    if (list.state !== 'ready' || list.standIn) return undefined
    if (filtered && list.shape !== 'page')
      return t('grid.countMatching', { n: matching, total: list.known.length })
    if (list.shape === 'whole') return t('grid.count', { n: list.rows.length })
    const { total } = list.extent
    return total === undefined
      ? t('grid.countSoFar', { n: list.known.length })
      : t('grid.count', { n: total })
  })()
  const [settled] = useDebouncedValue(text, PAUSE_MS)
  return <output>{settled}</output>
}
