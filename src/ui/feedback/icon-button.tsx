import { useRef, type ButtonHTMLAttributes, type MouseEvent, type Ref } from 'react'
import { Icon, type IconName } from '#/ui/icon/icon'
import { SAME_PRESS_MS } from '#/ui/form/use-one-submit'
import classes from '#/ui/icon/icon-control.module.css'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  icon: IconName
  /** The accessible name, also shown on hover. */
  label: string
  color?: 'gray' | 'red' | 'green'
  size?: 'sm' | 'md'
  /** While true the button keeps its focus and does nothing. Whoever says either sends something at each press. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button that shows a picture and is named by words. A plain element: a list draws hundreds of them, and the
 * library's works out its styles at each drawing.
 */
export function IconButton(props: Props) {
  const { icon, label, color, size, busy, onClick, className, ...rest } = props
  const pressedAt = useRef(-Infinity)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The answer may come between the two presses of a double click; the second would send the opposite.
    const isSamePress = busy !== undefined && event.timeStamp - pressedAt.current < SAME_PRESS_MS
    if (busy || isSamePress) return
    pressedAt.current = event.timeStamp
    onClick?.(event)
  }
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={busy || undefined}
      onClick={press}
      data-color={color}
      data-size={size}
      className={className === undefined ? classes.control : `${classes.control} ${className}`}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
