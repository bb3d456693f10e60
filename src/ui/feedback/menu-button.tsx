import { Menu } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { IconName } from '#/ui/icon/icon'
import { IconButton } from './icon-button'

interface Props {
  icon: IconName
  label: string
  /** The items, drawn only while the menu is open: a list has several such buttons in each of its rows. */
  children: () => ReactNode
}

/** A small button that opens a menu; closing it brings the focus back. */
export function MenuButton({ icon, label, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md">
      <Menu.Target>
        <IconButton icon={icon} label={label} size="md" />
      </Menu.Target>
      <Menu.Dropdown>{isOpen && children()}</Menu.Dropdown>
    </Menu>
  )
}
