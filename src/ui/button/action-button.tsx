import { Button, Loader, type ButtonProps } from '@mantine/core'
import type { ComponentProps, MouseEvent } from 'react'
import { tooltipText } from '#/format/truncate'
import { notify } from '../notifications/notify'
import { isSecondClick } from './second-click'

interface Props extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** True while its write is pending: shows a spinner and ignores clicks. Undefined for buttons that write nothing. */
  busy?: boolean
  /** Ignores clicks without a reason of its own, such as during a countdown that the text shows. */
  isBlocked?: boolean | undefined
  /** Why the action is not available: the tooltip, and a notification on click, which keyboard and touch users can read. */
  disabledReason?: string | undefined
}

/**
 * Button of an action that may be unavailable. Meanwhile it is `aria-disabled` and stays focusable: Mantine's `disabled`
 * and `loading` would move the focus to the body and hide the reason. A blocked submit button still submits, and the
 * form ignores it.
 */
export function ActionButton(props: Props) {
  const { busy, isBlocked = false, disabledReason, leftSection, onClick, ...rest } = props
  const isUnavailable = busy || isBlocked || disabledReason !== undefined
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    const isRepeated = isSecondClick(event) && busy !== undefined
    if (disabledReason !== undefined) notify('info', disabledReason)
    else if (!isUnavailable && !isRepeated) onClick?.(event)
  }
  return (
    <Button
      aria-disabled={isUnavailable || undefined}
      title={disabledReason && tooltipText(disabledReason)}
      {...rest}
      data-disabled={isUnavailable || undefined}
      leftSection={busy ? <Loader /> : leftSection}
      onClick={handleClick}
    />
  )
}
