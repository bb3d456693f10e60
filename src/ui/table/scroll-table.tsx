import type { ComponentProps } from 'react'
import { useT } from '../language/use-t'
import classes from './table.module.css'

interface Props extends ComponentProps<'table'> {
  label: string
  /** Whether all rows are shown: those of others scroll in a place of their own. */
  isWhole?: boolean
}

/** A small table in a frame that scrolls, by keyboard too. */
export function ScrollTable({ label, isWhole = false, ...props }: Props) {
  const t = useT()
  return (
    <div
      className={isWhole ? classes.columns : classes.scroll}
      {...{ role: 'region', tabIndex: 0, 'aria-label': t('grid.scroll', { name: label }) }}
    >
      <table aria-label={label} className={classes.table} {...props} />
    </div>
  )
}

/** A bar under a number, as long as its share of the largest one. */
export function ShareBar({ value = 0, highest }: { value: number | undefined; highest: number }) {
  return (
    <span
      className={classes.share}
      style={{ width: `${(Math.max(0, value) / Math.max(1, highest)) * 100}%` }}
    />
  )
}
