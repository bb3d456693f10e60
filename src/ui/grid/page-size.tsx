import type { RowData } from '@tanstack/react-table'
import { useT } from '#/ui/language/use-t'
import { PAGE_SIZES } from './grid-search'
import { LabelledSelect } from '../controls/labelled-select'
import type { GridModel } from './use-grid'

/** How many rows of a whole list stand on one page; a server's page has the size it has. */
export function PageSizeChoice<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { list, search, onSearch } = grid
  if (list.state !== 'ready' || list.scope !== 'whole') return null
  const choices = PAGE_SIZES.map((value) => ({
    value,
    label: value === 'all' ? t('grid.pageSize.all') : value,
  }))
  return (
    <LabelledSelect
      label={t('grid.pageSize')}
      choices={choices}
      value={search.size}
      onChange={(value) => {
        const size = PAGE_SIZES.find((one) => one === value)
        if (size) onSearch({ size, p: 0 }, 'replace')
      }}
    />
  )
}
