import { Button, Loader, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

interface Props extends Omit<ButtonProps, 'leftSection' | 'disabled'> {
  type: 'button' | 'submit'
  /** What it sent is on its way. */
  busy: boolean
  /** It cannot be pressed, for that or another reason; `onClick` has to see to it. */
  isBlocked: boolean
  onClick?: ComponentProps<'button'>['onClick']
}

/**
 * A button that sends something. While it cannot be pressed it stays focusable and says that it is disabled: a button
 * that is really disabled would drop the focus to the page.
 */
export function BusyButton({ busy, isBlocked, ...rest }: Props) {
  return (
    <Button
      {...rest}
      aria-disabled={isBlocked || undefined}
      data-disabled={isBlocked || undefined}
      leftSection={busy ? <Loader size="xs" color="currentColor" aria-hidden="true" /> : undefined}
    />
  )
}
