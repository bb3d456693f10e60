import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import controls from '../controls/controls.module.css'
import { TooltipText } from '../controls/tooltip'
import type { RowState, RowStates } from './row-states'

interface Props {
  /** Unique in the row. */
  name: string
  rowId: string
  state: RowState
  content: ReactNode
  children: ReactNode
}

/** Text of a row with a tooltip on hover and focus (AX-34), without hooks: the list opens and closes it (`tipHandlers`). */
export function RowTip({ name, rowId, state, content, children }: Props) {
  const id = `tip-${rowId}-${name}`
  const isOpen = state.tip === name
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip must be reachable by keyboard
    <span className={controls.hint} data-tip={name} tabIndex={0} aria-describedby={isOpen ? id : undefined}>
      {children}
      {isOpen && <TooltipText id={id}>{content}</TooltipText>}
    </span>
  )
}

const tipOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

/** Whether the pointer moves between parts of one tip. */
const staysInside = ({ target, relatedTarget }: MouseEvent) => tipOf(target) === tipOf(relatedTarget)

/** Event handlers of all tooltips of a list, for its `tbody`; Esc closes the focused one. */
export function tipHandlers(states: RowStates) {
  const set = (tip: HTMLElement | null, isOpen: boolean) => {
    const rowId = tip?.closest<HTMLElement>('tr[data-row]')?.dataset.row
    if (rowId !== undefined) states.change(rowId, { tip: isOpen ? tip?.dataset.tip : undefined })
  }
  return {
    onMouseOver: (event: MouseEvent) => staysInside(event) || set(tipOf(event.target), true),
    onMouseOut: (event: MouseEvent) => staysInside(event) || set(tipOf(event.target), false),
    onFocus: ({ target }: FocusEvent) => set(tipOf(target), true),
    onBlur: ({ target }: FocusEvent) => set(tipOf(target), false),
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape') set(tipOf(target), false)
    },
  }
}
