import type { ReactNode, RefObject } from 'react'
import type { Icon } from '@tabler/icons-react'
import { IconActionButton } from '#/ui/button/icon-action-button'
import { lazyPart } from '../status/lazy-part'
import type { MenuItem } from './menu-items'
import { type TriggerProps, usePopup } from './use-popup'

export const LazyMenu = lazyPart(async () => (await import('./menu-panel')).MenuPanel)

interface MenuTriggerProps {
  /** Called each time the open menu renders. */
  items: () => readonly MenuItem[]
  isWide?: boolean
  isDisabled?: boolean
  buttonRef?: RefObject<HTMLButtonElement | null>
  children: (triggerProps: TriggerProps) => ReactNode
}

/** Button with a lazily loaded menu; closing it returns the focus to the button. */
export function MenuTrigger({ items, isWide, isDisabled, buttonRef, children }: MenuTriggerProps) {
  const { preload } = LazyMenu
  const { triggerProps, popupProps } = usePopup({ popup: 'menu', preload, isDisabled, ref: buttonRef })
  return (
    <>
      {children(triggerProps)}
      {popupProps && <LazyMenu {...popupProps} items={items} isWide={isWide} />}
    </>
  )
}

interface MenuButtonProps {
  icon: Icon
  label: string
  size?: 'md' | 'lg'
  items: () => readonly MenuItem[]
}

export function MenuButton({ icon: Icon, label, size = 'md', items }: MenuButtonProps) {
  return (
    <MenuTrigger items={items}>
      {(triggerProps) => <IconActionButton icon={Icon} label={label} size={size} {...triggerProps} />}
    </MenuTrigger>
  )
}
