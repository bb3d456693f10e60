import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from '#/ui/icon/icon'

interface Props
  extends ActionIconProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ActionIconProps> {
  icon: IconName
  /** The accessible name, also shown on hover. */
  label: string
  /** While true the button keeps its focus and does nothing. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows a picture and is named by words. */
export function IconButton({ icon, label, busy = false, onClick, ...rest }: Props) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      aria-label={label}
      title={label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      <Icon name={icon} />
    </ActionIcon>
  )
}
