import { useState, type ComponentProps, type MouseEventHandler, type ReactNode } from 'react'
import { tooltipText } from '#/format/truncate'
import classes from './row.module.css'

interface NameProps {
  /** The text; clipped to one line, and in full in the tooltip. */
  name: string
  /** The text with what is marked in it. */
  shown: ReactNode
  /** The accessible name, such as *Edit* with the name. */
  label: string
  /** The props of the anchor; undefined without a page. */
  link: ComponentProps<'a'> | undefined
  disabledReason?: string | undefined
  /** Handles a click if there is no page. */
  onRefuse: MouseEventHandler
}

/** The name of a row as a link. Without a page it says why. */
export function RowNameLink({ name, shown, label, link, disabledReason, onRefuse }: NameProps) {
  const common = {
    'aria-label': label,
    title: tooltipText(link ? name : (disabledReason ?? label)),
    className: classes.name,
  }
  const content = <bdi translate="no">{shown}</bdi>
  if (link)
    return (
      <a {...link} {...common}>
        {content}
      </a>
    )
  return (
    <button type="button" role="link" aria-disabled="true" onClick={onRefuse} {...common}>
      {content}
    </button>
  )
}

interface TipProps {
  /** Unique in the document. */
  id: string
  content: ReactNode
  children: ReactNode
}

/** Text of a row with a tooltip on hover and focus; Esc closes it. */
export function RowTip({ id, content, children }: TipProps) {
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
