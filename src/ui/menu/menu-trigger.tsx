import type { ReactNode, RefObject } from 'react'
import type { Icon } from '@tabler/icons-react'
import { IconActionButton } from '#/ui/button/icon-action-button'
import { lazyPart } from '../status/lazy-part'
import type { MenuItem } from './menu-items'
import { type TriggerProps, usePopup } from './use-popup'

/** The dropdown of a menu, rendered while it is open. */
export const LazyMenu = lazyPart(async () => (await import('./menu-panel')).MenuPanel)

interface MenuTriggerProps {
  /** Called each time the open menu renders. */
  items: () => readonly MenuItem[]
  /** Makes the menu at least as wide as its button. */
  isWide?: boolean
  /** Ref for callers that need the button too. */
  buttonRef?: RefObject<HTMLButtonElement | null>
  /** Renders the button with the given props. */
  children: (triggerProps: TriggerProps) => ReactNode
}

/** Button with a lazily loaded menu; closing it returns the focus to the button. */
export function MenuTrigger({ items, isWide, buttonRef, children }: MenuTriggerProps) {
  const { preload } = LazyMenu
  const { triggerProps, popupProps } = usePopup({ popup: 'menu', preload, ref: buttonRef })
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

/** Icon button that opens a menu. */
export function MenuButton({ icon: Icon, label, size = 'md', items }: MenuButtonProps) {
  return (
    <MenuTrigger items={items}>
      {(triggerProps) => <IconActionButton icon={Icon} label={label} size={size} {...triggerProps} />}
    </MenuTrigger>
  )
}
