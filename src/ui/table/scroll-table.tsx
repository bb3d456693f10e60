import type { ComponentProps } from 'react'
import { FramedTable } from './framed-table'
import classes from './table.module.css'

/** A small table whose rows and columns scroll in a place of their own. */
export function ScrollTable(props: Omit<ComponentProps<typeof FramedTable>, 'classes'>) {
  return <FramedTable {...props} classes={classes} />
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
