import type { ReactNode, RefObject } from 'react'
import type { IconName } from '#/ui/icon/icon'
import { IconButton } from './icon-button'
import type { MenuPart } from './menu-parts'
import { type ForButton, useOpener } from './use-opener'

const load = async () => (await import('./menu-panel')).MenuPanel

interface OpenerProps {
  /** What is in the menu; asked for when it is drawn. */
  parts: () => readonly MenuPart[]
  /** At least as wide as its button. */
  isWide?: boolean
  isDisabled?: boolean
  /** Where the caller needs the button as well. */
  buttonRef?: RefObject<HTMLButtonElement | null>
  /** The button, which takes these props. */
  children: (forButton: ForButton) => ReactNode
}

/** A button with a menu; closing it brings the focus back. */
export function MenuOpener({ parts, isWide, isDisabled, buttonRef, children }: OpenerProps) {
  const { forButton, loaded, opened } = useOpener({ load, opens: 'menu', isDisabled, ref: buttonRef })
  return (
    <>
      {children(forButton)}
      {loaded && <loaded.Panel {...opened} parts={parts} isWide={isWide} />}
    </>
  )
}

interface MenuButtonProps {
  icon: IconName
  label: string
  size?: 'md' | 'lg'
  parts: () => readonly MenuPart[]
}

/** A small button that opens a menu. */
export function MenuButton({ icon, label, size = 'md', parts }: MenuButtonProps) {
  return (
    <MenuOpener parts={parts}>
      {(forButton) => <IconButton icon={icon} label={label} size={size} {...forButton} />}
    </MenuOpener>
  )
}
