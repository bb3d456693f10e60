import { useRef, type ButtonHTMLAttributes, type MouseEvent, type Ref } from 'react'
import { tooltipText } from '#/format/truncate'
import { Icon, type IconName } from '#/ui/icon/icon'
import classes from '#/ui/icon/icon-control.module.css'

/** As long as a slow double click. */
const DOUBLE_CLICK_MS = 500

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  icon: IconName
  /** The accessible name, also shown on hover. */
  label: string
  color?: 'gray' | 'red' | 'green'
  size?: 'sm' | 'md' | 'lg'
  /** While true the button keeps its focus and does nothing. Whoever says either sends something at each press. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button that shows a picture and is named by words. A plain element: a list draws hundreds of them, and the
 * library's works out its styles at each drawing.
 */
export function IconButton(props: Props) {
  const { icon, label, title = label, color, size, busy, onClick, className, ...rest } = props
  // The browser counts presses at a place. Where a row went, the next one's button is there: its first press counts.
  const lastPress = useRef(-Infinity)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The answer may come between the two presses of a double click; the second would send the opposite.
    const isOwn = event.timeStamp - lastPress.current < DOUBLE_CLICK_MS
    const isSecondOfTwo = busy !== undefined && event.detail > 1 && isOwn
    lastPress.current = event.timeStamp
    if (!busy && !isSecondOfTwo) onClick?.(event)
  }
  return (
    <button
      type="button"
      aria-label={label}
      title={tooltipText(title)}
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
