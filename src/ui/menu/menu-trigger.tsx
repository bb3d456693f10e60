import type { ReactNode } from 'react'
import type { Icon } from '@tabler/icons-react'
import { IconButton } from '#/ui/button/icon-button'
import { lazyPart } from '../status/lazy-part'
import type { MenuItem } from './menu-items'
import { type TriggerProps, usePopup } from './use-popup'

/** The dropdown of a menu, rendered while it is open. */
export const LazyMenu = lazyPart(async () => (await import('./menu-panel')).MenuPanel)

interface MenuTriggerProps {
  /** Called each time the open menu renders. */
  items: () => readonly MenuItem[]
  /** Renders the button with the given props. */
  children: (triggerProps: TriggerProps) => ReactNode
}

/** Button with a lazily loaded menu; closing it returns the focus to the button. */
export function MenuTrigger({ items, children }: MenuTriggerProps) {
  const { triggerProps, popupProps } = usePopup('menu', LazyMenu.preload)
  return (
    <>
      {children(triggerProps)}
      {popupProps && <LazyMenu {...popupProps} items={items} />}
    </>
  )
}

interface MenuButtonProps extends Pick<MenuTriggerProps, 'items'> {
  icon: Icon
  label: string
}

/** Icon button that opens a menu. */
export function MenuButton({ items, ...button }: MenuButtonProps) {
  return (
    <MenuTrigger items={items}>
      {(triggerProps) => <IconButton {...button} size="lg" {...triggerProps} />}
    </MenuTrigger>
  )
}
