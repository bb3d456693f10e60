import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentProps, MouseEvent } from 'react'
import { tooltipText } from '#/format/truncate'
import { notify } from '../notifications/notify'
import { isSecondClick } from './second-click'

type Own = keyof ActionIconProps | 'title' | 'children'

interface Props extends Omit<ActionIconProps, 'children'>, Omit<ComponentProps<'button'>, Own> {
  icon: Icon
  /** The accessible name, also shown on hover. */
  label: string
  /** Shown on hover in place of the name. */
  hint?: string
  /** True while its write is pending: clicks are ignored, the focus stays. Undefined for buttons that write nothing. */
  busy?: boolean
  /** Why the action is not available: the tooltip, and a notification on click, which touch users can read. */
  disabledReason?: string | undefined
}

/** Icon button: focusable while it is pending or unavailable, and deaf to the second click of a double click. */
export function IconActionButton(props: Props) {
  const { icon: ButtonIcon, label, hint = label, busy, disabledReason, onClick, ...rest } = props
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    const isRepeated = isSecondClick(event) && busy !== undefined
    if (disabledReason !== undefined) notify('info', disabledReason)
    else if (!busy && !isRepeated) onClick?.(event)
  }
  return (
    <ActionIcon
      aria-label={label}
      aria-disabled={busy || disabledReason !== undefined || undefined}
      data-refused={disabledReason === undefined ? undefined : true}
      {...rest}
      title={tooltipText(disabledReason ?? hint)}
      onClick={handleClick}
    >
      <ButtonIcon aria-hidden />
    </ActionIcon>
  )
}
