import { Button, Loader, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { tooltipText } from '#/format/truncate'
import { guardedClick, type ClickGuard } from './guarded-click'

type Own = keyof ButtonProps | keyof ClickGuard

interface Props extends ButtonProps, ClickGuard, Omit<ComponentProps<'button'>, Own> {}

/**
 * Button of an action that may be unavailable, with a spinner while it is pending. Meanwhile it is `aria-disabled` and stays focusable: Mantine's `disabled`
 * and `loading` would move the focus to the body and hide the reason. A blocked submit button still submits, and the
 * form ignores it.
 */
export function ActionButton(props: Props) {
  const { busy, isBlocked = false, disabledReason, leftSection, onClick, ...rest } = props
  const isUnavailable = busy || isBlocked || disabledReason !== undefined
  return (
    <Button
      aria-disabled={isUnavailable || undefined}
      title={disabledReason && tooltipText(disabledReason)}
      {...rest}
      data-disabled={isUnavailable || undefined}
      leftSection={busy ? <Loader /> : leftSection}
      onClick={guardedClick({ busy, isBlocked, disabledReason, onClick })}
    />
  )
}
