import { ActionIcon } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from '#/ui/icon/icon'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: IconName
  /** The accessible name, also shown on hover. */
  label: string
  ref?: Ref<HTMLAnchorElement>
}

function IconAnchor({ icon, label, style: _style, ...rest }: Props) {
  return (
    <ActionIcon
      component="a"
      variant="subtle"
      color="gray"
      size="md"
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </ActionIcon>
  )
}

/** A link to an address of the console that shows a picture and is named by words. */
export const IconLink = createLink(IconAnchor)
