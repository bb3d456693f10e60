import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from '#/ui/icon/icon'
import classes from '#/ui/icon/icon-control.module.css'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  icon: IconName
  /** The accessible name, also shown on hover. */
  label: string
  color?: 'gray' | 'red' | 'green'
  size?: 'sm' | 'md'
  /** While true the button keeps its focus and does nothing. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button that shows a picture and is named by words. A plain element: a list draws hundreds of them, and the
 * library's works out its styles at each drawing.
 */
export function IconButton(props: Props) {
  const { icon, label, color, size, busy = false, onClick, className, ...rest } = props
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      data-color={color}
      data-size={size}
      className={className === undefined ? classes.control : `${classes.control} ${className}`}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
