import { Pagination } from '@mantine/core'
import '@mantine/core/styles/Pagination.layer.css'
import type { RowData } from '@tanstack/react-table'
import type { RefObject } from 'react'
import { useT } from '#/ui/language/use-t'
import { ToolbarSelect } from './toolbar-select'
import { PAGE_SIZES, storedPageSize } from './page-size'
import type { GridModel } from './use-grid'

type Props<Data extends RowData> = { grid: GridModel<Data> }

/** The select of the rows per page, which this browser remembers for the list. */
export function PageSizeChoice<Data extends RowData>({ grid }: Props<Data>) {
  const t = useT()
  const { list, pageSize, storageKey, onSearch } = grid
  const choices = PAGE_SIZES.filter((value) => value !== 'all' || list.rest !== 'paged').map((value) => ({
    value,
    label: value === 'all' || value === 'fit' ? t(`grid.pageSize.${value}`) : value,
  }))
  return (
    <ToolbarSelect
      label={t('grid.pageSize')}
      choices={choices}
      value={pageSize.size}
      onChange={(chosen) => {
        storedPageSize(storageKey).write(chosen)
        onSearch({ size: chosen, p: 0 }, 'replace')
      }}
    />
  )
}

/** The buttons of the pages; the focus stays on the one that was pressed, at the end of the list too. */
export function Pager<Data extends RowData>({
  grid,
  table,
}: Props<Data> & { table: RefObject<HTMLTableElement | null> }) {
  const t = useT()
  const { pageIndex, pageCount, onSearch } = grid
  if (pageCount <= 1) return null
  const goTo = (page: number) => {
    if (page - 1 === pageIndex) return
    onSearch({ p: page - 1 }, 'push')
    const top = table.current?.getBoundingClientRect().top ?? 0
    if (top < 0) table.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <nav aria-label={t('grid.pages')}>
      <Pagination
        gap={4}
        total={pageCount}
        value={pageIndex + 1}
        onChange={goTo}
        getItemProps={(page) => ({ 'aria-label': t('grid.page', { n: page }) })}
        getControlProps={(control) => {
          const isAtEnd = control === 'next' ? pageIndex >= pageCount - 1 : pageIndex === 0
          return {
            'aria-label': t(control === 'next' ? 'grid.nextPage' : 'grid.previousPage'),
            // A button that is disabled loses the focus.
            disabled: false,
            'aria-disabled': isAtEnd || undefined,
            'data-disabled': isAtEnd || undefined,
          }
        }}
      />
    </nav>
  )
}
