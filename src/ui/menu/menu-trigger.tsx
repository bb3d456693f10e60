import type { ReactNode, RefObject } from 'react'
import type { IconName } from '#/ui/icon/icon'
import { IconButton } from '../controls/icon-button'
import type { MenuItem } from './menu-items'
import { type TriggerProps, useLazyPopup } from './use-lazy-popup'

const load = async () => (await import('./menu-panel')).MenuPanel

interface MenuTriggerProps {
  /** What is in the menu; asked for when it is drawn. */
  items: () => readonly MenuItem[]
  /** At least as wide as its button. */
  isWide?: boolean
  isDisabled?: boolean
  /** Where the caller needs the button as well. */
  buttonRef?: RefObject<HTMLButtonElement | null>
  /** The button, which takes these props. */
  children: (triggerProps: TriggerProps) => ReactNode
}

/** A button with a menu; closing it brings the focus back. */
export function MenuTrigger({ items, isWide, isDisabled, buttonRef, children }: MenuTriggerProps) {
  const { triggerProps, loaded, popupProps } = useLazyPopup({
    load,
    popup: 'menu',
    isDisabled,
    ref: buttonRef,
  })
  return (
    <>
      {children(triggerProps)}
      {loaded && <loaded.Panel {...popupProps} items={items} isWide={isWide} />}
    </>
  )
}

interface MenuButtonProps {
  icon: IconName
  label: string
  size?: 'md' | 'lg'
  items: () => readonly MenuItem[]
}

/** A small button that opens a menu. */
export function MenuButton({ icon, label, size = 'md', items }: MenuButtonProps) {
  return (
    <MenuTrigger items={items}>
      {(triggerProps) => <IconButton icon={icon} label={label} size={size} {...triggerProps} />}
    </MenuTrigger>
  )
}
