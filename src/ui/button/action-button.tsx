import { Button, Loader, Tooltip, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

interface Props extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** True while its action is pending: shows a spinner and ignores clicks. */
  busy?: boolean
  /** Ignores clicks without a reason of its own, such as during a countdown that the text shows. */
  isBlocked?: boolean | undefined
  /** Why the action is not available: shown on hover and focus, and clicks are ignored. */
  disabledReason?: string | undefined
}

/**
 * Button of an action that may be unavailable. Meanwhile it is `aria-disabled` and stays focusable: Mantine's `disabled`
 * and `loading` would move the focus to the body and hide the reason. A blocked submit button still submits, and the
 * form ignores it.
 */
export function ActionButton(props: Props) {
  const { busy = false, isBlocked = false, disabledReason, leftSection, onClick, ...rest } = props
  const isUnavailable = busy || isBlocked || disabledReason !== undefined
  const button = (
    <Button
      aria-disabled={isUnavailable || undefined}
      {...rest}
      data-disabled={isUnavailable || undefined}
      leftSection={busy ? <Loader /> : leftSection}
      onClick={isUnavailable ? undefined : onClick}
    />
  )
  // Also without a reason yet: the button must stay the same element when one appears, or it would lose the focus.
  if (!('disabledReason' in props)) return button
  return (
    <Tooltip label={disabledReason} disabled={disabledReason === undefined}>
      {button}
    </Tooltip>
  )
}
