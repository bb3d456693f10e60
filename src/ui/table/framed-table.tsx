import type { ComponentProps } from 'react'
import { useT } from '../language/use-t'

interface Props extends ComponentProps<'table'> {
  label: string
  /**
   * Styles of the frame and of the table. The style sheet is that of the page: one that two pages share is merged with
   * those of both, which each of them would then load.
   */
  classes: { readonly scroll?: string; readonly table?: string }
}

/** A table in a frame that scrolls, by keyboard too. */
export function FramedTable({ label, classes, ...props }: Props) {
  const t = useT()
  return (
    <div
      className={classes.scroll}
      {...{ role: 'region', tabIndex: 0, 'aria-label': t('grid.scroll', { name: label }) }}
    >
      <table aria-label={label} className={classes.table} {...props} />
    </div>
  )
}
