import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { useRef, type ComponentProps, type MouseEvent } from 'react'
import { tooltipText } from '#/format/truncate'
import { notify } from '../notifications/notify'

/** Upper bound of a slow double click. */
const DOUBLE_CLICK_MS = 500

interface Props extends ActionIconProps, Omit<ComponentProps<'button'>, keyof ActionIconProps | 'title'> {
  /** The accessible name, also shown on hover. */
  label: string
  /** True while its write is pending: clicks are ignored, the focus stays. Undefined for buttons that write nothing. */
  busy?: boolean
  /** Why the action is not available: the tooltip, and a notification on click, which touch users can read. */
  disabledReason?: string | undefined
}

/** Icon button of an action: focusable while it is pending or unavailable, and deaf to the second click of a double click. */
export function IconActionButton({ label, busy, disabledReason, onClick, ...rest }: Props) {
  // `event.detail` counts clicks per screen position: after a row is deleted, the next row's button is at that position
  // and its first click has `detail` 2. Therefore the time of this button's own last click is compared too.
  const lastClickAt = useRef(-Infinity)
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The response may arrive between the two clicks of a double click; the second would toggle back.
    const isRecent = event.timeStamp - lastClickAt.current < DOUBLE_CLICK_MS
    const isDoubleClick = busy !== undefined && event.detail > 1 && isRecent
    lastClickAt.current = event.timeStamp
    if (disabledReason !== undefined) notify('info', disabledReason)
    else if (!busy && !isDoubleClick) onClick?.(event)
  }
  return (
    <ActionIcon
      aria-label={label}
      aria-disabled={busy || disabledReason !== undefined || undefined}
      data-refused={disabledReason === undefined ? undefined : true}
      {...rest}
      title={tooltipText(disabledReason ?? label)}
      onClick={handleClick}
    />
  )
}
