import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import classes from './controls.module.css'

interface Props {
  /** Text of the tooltip; without it there is none. */
  content: ReactNode
  /** Text, which becomes focusable, or a function that renders a control described by the given id. */
  children: ReactNode | ((tooltipId: string | undefined) => ReactNode)
}

/** Text or control with a tooltip on hover and focus; Esc closes it (AX-34). */
export function Tooltip({ content, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  const isShown = isOpen && content !== undefined
  const tooltipId = isShown ? id : undefined
  const isControl = typeof children === 'function'
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pointer and Esc only toggle the tooltip
    <span
      className={isControl ? classes.anchor : classes.hint}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip must be reachable by keyboard
      tabIndex={isControl ? undefined : 0}
      aria-describedby={isControl ? undefined : tooltipId}
      onKeyDown={onKeyDown}
      onMouseEnter={open}
      onMouseLeave={close}
      onFocus={open}
      onBlur={close}
    >
      {isControl ? children(tooltipId) : children}
      {isShown && <TooltipText id={id}>{content}</TooltipText>}
    </span>
  )
}

/** The shown text of a tooltip: a child of the hovered element, so that moving the pointer onto it keeps it open. */
export function TooltipText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span role="tooltip" id={id} className={classes.tip}>
      {children}
    </span>
  )
}
