import type { IconName } from '#/ui/icon/icon'
import { IconButton } from '../controls/icon-button'
import classes from './refused-button.module.css'
import { notify } from '../notifications/notify'

interface Props {
  icon: IconName
  label: string
  /** Why it cannot be done: shown on hover, and told when it is pressed. */
  reason: string
}

/** A button for what cannot be done now. It stays within reach, so that the reason can be read. */
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
