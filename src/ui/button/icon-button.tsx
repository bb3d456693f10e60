import { ActionIcon, UnstyledButton } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { tooltipText } from '#/format/truncate'
import { guardedClick, type ClickGuard } from './guarded-click'

type Own = keyof ClickGuard | 'title' | 'children'

interface Props extends Omit<ClickGuard, 'isBlocked'>, Omit<ComponentProps<'button'>, Own> {
  icon: Icon
  /** The accessible name, also shown on hover. */
  label: string
  /** More for the tooltip. */
  hint?: string | undefined
  size?: 'sm' | 'lg' | undefined
}

/** Of Mantine's icon buttons, whose own component computes styles on every render: a list has dozens. */
const LOOK = `${UnstyledButton.classes.root} ${ActionIcon.classes.root} mantine-ActionIcon-root`

/** Icon button, without hooks: focusable while it is pending or unavailable. */
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
      onClick={guardedClick({ busy, disabledReason, onClick })}
    >
      <ButtonIcon aria-hidden />
    </button>
  )
}
