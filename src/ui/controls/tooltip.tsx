import type { ReactNode } from 'react'
import classes from './controls.module.css'

/** The shown text of a tooltip: a child of the hovered element, so that moving the pointer onto it keeps it open. */
export function TooltipText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span role="tooltip" id={id} className={classes.tip}>
      {children}
    </span>
  )
}
