import { createLink } from '@tanstack/react-router'
import {
  useRef,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type Ref,
  type AnchorHTMLAttributes,
} from 'react'
import type { Icon } from '@tabler/icons-react'
import { tooltipText } from '#/format/truncate'
import classes from './icon-control.module.css'
import { notify } from '../notifications/notify'

/** Upper bound of a slow double click. */
const DOUBLE_CLICK_MS = 500

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  icon: Icon
  /** The accessible name, also shown on hover. */
  label: string
  color?: 'gray' | 'red' | 'green'
  size?: 'sm' | 'md' | 'lg'
  /** True while its write is pending: clicks are ignored, the focus stays. Undefined for buttons that write nothing. */
  busy?: boolean
  /** Why the action is not available: the tooltip, and a notification on click, which touch users can read. */
  disabledReason?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** Icon-only button with an accessible name. It stays focusable while it is busy or unavailable. */
export function IconButton(props: Props) {
  const { icon: Icon, label, color, size, busy, disabledReason, onClick, className, ...rest } = props
  const { title = disabledReason ?? label } = props
  // `event.detail` counts clicks per screen position: after a row is deleted, the next row's button is at that position
  // and its first click has `detail` 2. Therefore the time of this button's own last click is compared too.
  const lastClickAt = useRef(-Infinity)
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The response may arrive between the two clicks of a double click; the second would toggle back.
    const isRecent = event.timeStamp - lastClickAt.current < DOUBLE_CLICK_MS
    const isDoubleClick = busy !== undefined && event.detail > 1 && isRecent
    lastClickAt.current = event.timeStamp
    if (disabledReason !== undefined) notify('info', disabledReason)
    else if (!busy && !isDoubleClick) onClick?.(event)
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={busy || disabledReason !== undefined || undefined}
      data-color={color}
      data-size={size}
      data-refused={disabledReason === undefined ? undefined : true}
      className={className === undefined ? classes.control : `${classes.control} ${className}`}
      {...rest}
      title={tooltipText(title)}
      onClick={handleClick}
    >
      <Icon aria-hidden />
    </button>
  )
}

interface IconLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: Icon
  /** The accessible name, also shown on hover. */
  label: string
  ref?: Ref<HTMLAnchorElement>
}

function IconAnchor({ icon: Icon, label, title = label, ...rest }: IconLinkProps) {
  return (
    <a aria-label={label} title={tooltipText(title)} {...rest} className={classes.control}>
      <Icon aria-hidden />
    </a>
  )
}

/** Icon-only router link with an accessible name. */
export const IconLink = createLink(IconAnchor)
