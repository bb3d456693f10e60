import type { RowData } from '@tanstack/react-table'
import type { RefObject } from 'react'
import { Icon, type IconName } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { pageButtons } from './page-math'
import classes from './pager.module.css'
import type { GridModel } from './use-grid'

type Props<Data extends RowData> = { grid: GridModel<Data>; table?: RefObject<HTMLTableElement | null> }

/**
 * The pages known so far. The focus stays on the button pressed. Plain elements: they are drawn twice for each page.
 */
export function Pager<Data extends RowData>({ grid, table }: Props<Data>) {
  const t = useT()
  const { pageIndex: page, pageCount: pages, hasMore: more, list, onSearch } = grid
  if (pages <= 1 && !more) return null
  const lastShown = page === pages - 1
  // Behind the last page shown comes the next one of the server, whatever filters left of the known ones.
  const next =
    lastShown && list.state === 'ready' && list.scope === 'loaded'
      ? Math.max(pages, list.bounds.last + 1)
      : page + 1

  const go = (p: number) => {
    onSearch({ p }, 'push')
    const top = table?.current?.getBoundingClientRect().top ?? 0
    if (top < 0) table?.current?.scrollIntoView({ block: 'start' })
  }
  const step = (name: string, icon: IconName, p: number, off: boolean) => (
    <button
      type="button"
      className={classes.step}
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) go(p)
      }}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <nav aria-label={t('grid.pages')} className={classes.pager}>
      {step(t('grid.previousPage'), 'chevron-left', page - 1, page === 0)}
      {pageButtons(page, pages).map((n, index, all) =>
        n === 'gap' ? (
          <span key={`gap after ${all[index - 1]}`} className={classes.gap}>
            …
          </span>
        ) : (
          <button
            key={n}
            type="button"
            className={classes.page}
            aria-label={t('grid.page', { n: n + 1 })}
            aria-current={n === page ? 'page' : undefined}
            onClick={() => {
              if (n !== page) go(n)
            }}
          >
            {n + 1}
          </button>
        ),
      )}
      {more && <span className={classes.gap}>… {t('grid.more')}</span>}
      {step(t('grid.nextPage'), 'chevron-right', next, lastShown && !more)}
    </nav>
  )
}
