import type { IconName } from '#/ui/icon/icon'
import { IconButton } from './icon-button'
import { notify } from '../notifications/notify'
import classes from './controls.module.css'

interface Props {
  icon: IconName
  label: string
  /** Why the action is not available: the tooltip, and a notification on click. */
  reason: string
}

/** Icon button of an unavailable action. Stays focusable, so that keyboard and touch users can read the reason. */
export function RefusedButton({ icon, label, reason }: Props) {
  return (
    <IconButton
      icon={icon}
      label={label}
      title={reason}
      aria-disabled
      className={classes.refused}
      onClick={() => notify('info', reason)}
    />
  )
}
