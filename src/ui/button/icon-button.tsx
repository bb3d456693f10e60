import { ActionIcon, UnstyledButton } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentProps, MouseEvent } from 'react'
import { tooltipText } from '#/format/truncate'
import { notify } from '../notifications/notify'
import { isSecondClick } from './second-click'

interface Props extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  icon: Icon
  /** The accessible name, also shown on hover. */
  label: string
  /** More for the tooltip. */
  hint?: string | undefined
  size?: 'sm' | 'lg' | undefined
  /** True while its write is pending: clicks are ignored, the focus stays. Undefined for buttons that write nothing. */
  busy?: boolean
  /** Why the action is not available: the tooltip, and a notification on click, which touch users can read. */
  disabledReason?: string | undefined
}

/** Of Mantine's icon buttons, whose own component computes styles on every render: a list has dozens. */
const LOOK = `${UnstyledButton.classes.root} ${ActionIcon.classes.root} mantine-ActionIcon-root`

/**
 * Icon button, without hooks: focusable while it is pending or unavailable, and deaf to the second click of a double
 * click.
 */
export function IconButton(props: Props) {
  const {
    icon: ButtonIcon,
    label,
    hint,
    size,
    busy,
    disabledReason,
    onClick,
    className = '',
    ...rest
  } = props
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    const isRepeated = isSecondClick(event) && busy !== undefined
    if (disabledReason !== undefined) notify('info', disabledReason)
    else if (!busy && !isRepeated) onClick?.(event)
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={busy || disabledReason !== undefined || undefined}
      aria-busy={busy || undefined}
      data-refused={disabledReason !== undefined || undefined}
      {...rest}
      title={tooltipText(disabledReason ?? [label, hint].filter(Boolean).join('\n'))}
      data-size={size}
      className={`${LOOK} ${className}`}
      onClick={handleClick}
    >
      <ButtonIcon aria-hidden />
    </button>
  )
}
