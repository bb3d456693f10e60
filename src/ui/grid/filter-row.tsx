import type { ReactNode } from 'react'
import { useT } from '#/ui/language/use-t'
import { CollapsibleFilters } from './collapsible-filters'
import classes from './filter-row.module.css'

interface Props {
  /** Some filter is set: then it is shown, on a phone too. */
  filtered: boolean
  children: ReactNode
}

/** A row of filters, folded on a phone. */
export function FilterRow({ filtered, children }: Props) {
  const t = useT()
  return (
    <CollapsibleFilters filtered={filtered}>
      <div role="group" aria-label={t('grid.filters')} className={classes.row}>
        {children}
      </div>
    </CollapsibleFilters>
  )
}
