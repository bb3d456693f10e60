import { useId, useState, type ReactNode } from 'react'
import { PlainButton } from '#/ui/controls/plain-button'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import classes from './collapsible-filters.module.css'

interface Props {
  /** Some filter is set: then they are shown until somebody folds them. */
  filtered: boolean
  children: ReactNode
}

/** Filters that a phone keeps behind a button, because the rows matter more than what narrows them. */
export function CollapsibleFilters({ filtered, children }: Props) {
  const t = useT()
  const id = useId()
  const [chosen, choose] = useState<boolean>()
  const isOpen = chosen ?? filtered
  return (
    <>
      <PlainButton
        className={classes.opener}

        lead={<Icon name="filter" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => choose(!isOpen)}
      >
        {t(filtered ? 'grid.filters.active' : 'grid.filters')}
      </PlainButton>
      <div id={id} className={classes.fold} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
