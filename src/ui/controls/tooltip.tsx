import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import classes from './tooltip.module.css'

interface Props {
  /** What is said about it. */
  content: ReactNode
  children: ReactNode
}

/** A value with more to say when it is pointed at or focused; Esc takes the words away again (AX-34). */
export function Tooltip({ content, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc and pointers only close and open words
    <span
      className={classes.hint}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is shown on hover has to be reached by key
      tabIndex={0}
      aria-describedby={isOpen ? id : undefined}
      onKeyDown={onKeyDown}
      onMouseEnter={open}
      onMouseLeave={close}
      onFocus={open}
      onBlur={close}
    >
      {children}
      {/* Inside, so that the pointer can go to the words without losing them. */}
      {isOpen && (
        <span role="tooltip" id={id} className={classes.tip}>
          {content}
        </span>
      )}
    </span>
  )
}
