import { useId, type ComponentProps, type ReactNode } from 'react'
import IconX from '@tabler/icons-react/icons/IconX'
import type { BadgeTone } from './badge'
import classes from './controls.module.css'
import { IconButton } from './icon-button'

/** Tone of a message: a status tone except that of a passing grade. */
type AlertTone = Exclude<BadgeTone, 'fair'>

interface Props extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: AlertTone
  title?: ReactNode
  /** Name of the close button, with `onClose`. */
  closeLabel?: string
  onClose?: () => void
  /** Apart from what is below, where no layout sets the distance. */
  isSpaced?: boolean
}

/** Message in place, coloured by tone. Its role decides how it is announced: `alert`, `status` or `note`. */
export function Alert(props: Props) {
  const {
    tone = 'neutral',
    title,
    closeLabel,
    onClose,
    isSpaced = false,
    className,
    children,
    ...rest
  } = props
  const titleId = useId()
  return (
    <div
      role="alert"
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={className === undefined ? classes.alert : `${classes.alert} ${className}`}
      data-tone={tone}
      data-spaced={isSpaced || undefined}
    >
      <div className={classes.alertBody}>
        {title ? (
          <div id={titleId} className={classes.alertTitle}>
            {title}
          </div>
        ) : null}
        {children}
      </div>
      {onClose && closeLabel !== undefined && (
        <IconButton icon={IconX} label={closeLabel} onClick={onClose} />
      )}
    </div>
  )
}
