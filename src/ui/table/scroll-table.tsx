import type { ComponentProps } from 'react'
import { FramedTable } from './framed-table'
import classes from './table.module.css'

interface Props extends Omit<ComponentProps<typeof FramedTable>, 'classes'> {
  /** Whether all rows are shown: those of others scroll in a place of their own. */
  isWhole?: boolean
}

/** A small table, whose columns scroll in a place of their own. */
export function ScrollTable({ isWhole = false, className = '', ...props }: Props) {
  const scroll = isWhole ? classes.columns : classes.scroll
  return <FramedTable {...props} classes={{ scroll, table: `${classes.table} ${className}` }} />
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
