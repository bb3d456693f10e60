import { Menu } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { IconName } from '#/ui/icon/icon'
import { IconButton } from './icon-button'

interface Props {
  icon: IconName
  label: string
  /** The items, drawn only once the menu is open. */
  children: () => ReactNode
}

/**
 * A button that opens a menu. The menu's machinery is mounted at the first click: a list of hundreds of rows
 * has several such buttons in each.
 */
export function MenuButton({ icon, label, children }: Props) {
  const [isOpen, setOpen] = useState<boolean>()
  const button = (
    <IconButton
      icon={icon}
      label={label}
      size="md"
      aria-haspopup="menu"
      aria-expanded={isOpen ?? false}
      onClick={() => setOpen(!isOpen)}
    />
  )
  if (isOpen === undefined) return button
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{isOpen && children()}</Menu.Dropdown>
    </Menu>
  )
}
