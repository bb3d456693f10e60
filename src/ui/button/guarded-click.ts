import type { MouseEvent, MouseEventHandler } from 'react'
import { notify } from '../notifications/notify'
import { isSecondClick } from './second-click'

/** What keeps a click on a button from running its action. The button stays focusable meanwhile. */
export interface ClickGuard {
  /** True while its write is pending: clicks are ignored. Undefined for buttons that write nothing. */
  busy?: boolean | undefined
  /** Ignores clicks without a reason of its own, such as during a countdown that the text shows. */
  isBlocked?: boolean | undefined
  /** Why the action is not available: the tooltip, and a notification on click, which keyboard and touch users can read. */
  disabledReason?: string | undefined
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

/** Returns the click handler of a button. One that writes is deaf to the second click of a double click. */
export function guardedClick({ busy, isBlocked = false, disabledReason, onClick }: ClickGuard) {
  return (event: MouseEvent<HTMLButtonElement>): void => {
    const isRepeated = isSecondClick(event) && busy !== undefined
    if (disabledReason !== undefined) notify('info', disabledReason)
    else if (!busy && !isBlocked && !isRepeated) onClick?.(event)
  }
}
