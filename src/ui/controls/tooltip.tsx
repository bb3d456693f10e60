import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import classes from './controls.module.css'

interface Props {
  /** Text of the tooltip. */
  content: ReactNode
  children: ReactNode
}

/** Text with a tooltip on hover and focus; Esc closes it (AX-34). */
export function Tooltip({ content, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pointer and Esc only toggle the tooltip
    <span
      className={classes.hint}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip must be reachable by keyboard
      tabIndex={0}
      aria-describedby={isOpen ? id : undefined}
      onKeyDown={onKeyDown}
      onMouseEnter={open}
      onMouseLeave={close}
      onFocus={open}
      onBlur={close}
    >
      {children}
      {/* A child of the hovered element, so that moving the pointer onto the tooltip keeps it open. */}
      {isOpen && (
        <span role="tooltip" id={id} className={classes.tip}>
          {content}
        </span>
      )}
    </span>
  )
}
