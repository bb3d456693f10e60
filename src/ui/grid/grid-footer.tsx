import { NativeSelect } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import type { RefObject } from 'react'
import type { Icon } from '@tabler/icons-react'
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft'
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight'
import { useT } from '#/ui/language/use-t'
import { pageButtons } from './grid-page'
import classes from './grid-panel.module.css'
import { PAGE_SIZES, storePageSize } from './page-size'
import type { GridModel } from './use-grid'

type Props<Data extends RowData> = { grid: GridModel<Data> }

/** The select of the rows per page, which this browser remembers for the list. */
export function PageSizeChoice<Data extends RowData>({ grid }: Props<Data>) {
  const t = useT()
  const { list, storageKey, onSearch } = grid
  if (list.state !== 'ready') return null
  const sizes = list.loadAll ? PAGE_SIZES : PAGE_SIZES.filter((value) => value !== 'all')
  const choices = sizes.map((value) => ({
    value,
    label: value === 'all' || value === 'fit' ? t(`grid.pageSize.${value}`) : value,
  }))
  return (
    <NativeSelect
      label={t('grid.pageSize')}
      data={choices}
      value={list.size}
      onChange={({ currentTarget: { value } }) => {
        const size = PAGE_SIZES.find((candidate) => candidate === value)
        if (!size) return
        storePageSize(storageKey, size)
        onSearch({ size, p: 0 }, 'replace')
      }}
    />
  )
}

type PagerProps<Data extends RowData> = Props<Data> & { table?: RefObject<HTMLTableElement | null> }

/**
 * The buttons of the known pages; the focus stays on the clicked button. Plain elements instead of the library's
 * buttons: the pager renders twice per page change.
 */
export function Pager<Data extends RowData>({ grid, table }: PagerProps<Data>) {
  const t = useT()
  const { pageIndex, pageCount, hasNextPage, list, onSearch } = grid
  if (pageCount <= 1 && !hasNextPage) return null
  const isLast = pageIndex === pageCount - 1
  // After the last page of a filtered list comes the server's next page, however few pages the filters leave.
  const next =
    isLast && list.state === 'ready' && list.scope === 'loaded'
      ? Math.max(pageCount, Math.floor(((list.bounds.last + 1) * list.bounds.size) / list.perPage))
      : pageIndex + 1

  const goTo = (p: number) => {
    onSearch({ p }, 'push')
    const top = table?.current?.getBoundingClientRect().top ?? 0
    if (top < 0) table?.current?.scrollIntoView({ block: 'start' })
  }
  const stepButton = (label: string, StepIcon: Icon, p: number, isDisabled: boolean) => (
    <button
      type="button"
      className={classes.step}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) goTo(p)
      }}
    >
      <StepIcon aria-hidden />
    </button>
  )
  return (
    <nav aria-label={t('grid.pages')} className={classes.pager}>
      {stepButton(t('grid.previousPage'), IconChevronLeft, pageIndex - 1, pageIndex === 0)}
      {pageButtons(pageIndex, pageCount).map((n, index, buttons) =>
        n === 'gap' ? (
          <span key={`gap after ${buttons[index - 1]}`} className={classes.gap}>
            …
          </span>
        ) : (
          <button
            key={n}
            type="button"
            className={classes.page}
            aria-label={t('grid.page', { n: n + 1 })}
            aria-current={n === pageIndex ? 'page' : undefined}
            onClick={() => {
              if (n !== pageIndex) goTo(n)
            }}
          >
            {n + 1}
          </button>
        ),
      )}
      {hasNextPage && <span className={classes.gap}>… {t('grid.more')}</span>}
      {stepButton(t('grid.nextPage'), IconChevronRight, next, isLast && !hasNextPage)}
    </nav>
  )
}
