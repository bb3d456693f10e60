import { Button } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import classes from './filter-row.module.css'

interface Props {
  /** Some filter is set: then it is shown, on a phone too. */
  filtered: boolean
  children: ReactNode
}

/** A row of filters. A phone shows a button first, because the rows matter more than what narrows them. */
export function FilterRow({ filtered, children }: Props) {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={classes.opener}
        variant="default"
        leftSection={<Icon name="filter" />}
        aria-expanded={isOpen || filtered}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('grid.filters')}
      </Button>
      <div
        id={id}
        role="group"
        aria-label={t('grid.filters')}
        className={classes.row}
        data-open={isOpen || filtered || undefined}
      >
        {children}
      </div>
    </>
  )
}
