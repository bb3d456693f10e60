import type { IconName } from '#/ui/icon/icon'
import { IconButton } from '#/ui/controls/icon-button'
import { notify } from '#/ui/notifications/notify'
import classes from './user-cells.module.css'

interface Props {
  icon: IconName
  label: string
  /** Why the action is unavailable: the button stays focusable, and a click shows the reason (H12). */
  reason?: string
  color?: 'gray' | 'red' | 'green'
  role?: 'link'
  busy?: boolean
  /** Whether the last attempt failed. */
  failed?: boolean
  onClick?: () => void
}

/** Action button of an account. It stays the same element, and keeps the focus, when the action becomes unavailable. */
export function ActionButton({
  reason,
  color = 'gray',
  failed = false,
  busy = false,
  onClick,
  ...rest
}: Props) {
  if (reason === undefined) {
    return (
      <IconButton
        {...rest}
        color={color}
        busy={busy}
        className={classes.button}
        data-failed={failed || undefined}
        onClick={onClick && (() => onClick())}
      />
    )
  }
  return (
    <IconButton
      {...rest}
      color="gray"
      title={reason}
      aria-disabled
      className={classes.refused}
      onClick={() => notify('info', reason)}
    />
  )
}
