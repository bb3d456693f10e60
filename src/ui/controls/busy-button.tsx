import { Button, Loader, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

interface Props extends Omit<ButtonProps, 'leftSection' | 'disabled'> {
  type: 'button' | 'submit'
  /** True while the request is pending: shows a spinner. */
  busy: boolean
  /** Renders it disabled; `onClick` is still called and must ignore the click. */
  isBlocked: boolean
  onClick?: ComponentProps<'button'>['onClick']
}

/**
 * Button for a write. While blocked it is `aria-disabled` and stays focusable: the `disabled` attribute would move the
 * focus to the body.
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
