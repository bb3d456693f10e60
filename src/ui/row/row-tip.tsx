import { useState, type ReactNode } from 'react'
import classes from './row.module.css'

interface Props {
  /** Unique in the document. */
  id: string
  content: ReactNode
  children: ReactNode
}

/** Text of a row with a tooltip on hover and focus; Esc closes it. */
export function RowTip({ id, content, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tooltip must be reachable by keyboard
    <span
      className={classes.hint}
      data-tip=""
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      aria-describedby={isOpen ? id : undefined}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      {children}
      {/* Within, so that moving the pointer onto it keeps it open. */}
      {isOpen && (
        <span role="tooltip" id={id} className={classes.tip}>
          {content}
        </span>
      )}
    </span>
  )
}
