import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'

/** Props of a popup, which is mounted while it is open. */
export interface PopupProps {
  /** Id of the button; the dropdown's is `{id}-dropdown`. */
  id: string
  onClose: () => void
}

/**
 * Button of a popup whose code is loaded by `preload` on hover or focus, because a list has dozens of them and few are used. The button
 * is never remounted. `popupProps` are undefined while the popup is closed.
 */
export function usePopup(popup: 'menu' | 'dialog', preload: () => void) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const dropdownId = `${id}-dropdown`
  const triggerProps = {
    id,
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? dropdownId : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
      // Safari does not focus a clicked button.
      button.focus()
      // Still wanted by a second click, if its code is on the way.
      setOpen(document.getElementById(dropdownId) === null)
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (isOpen && event.key === 'Escape') setOpen(false)
      else if (!isOpen && event.key === 'ArrowDown' && popup === 'menu') event.currentTarget.click()
      else return
      event.preventDefault()
    },
  }
  const popupProps: PopupProps | undefined = isOpen ? { id, onClose: () => setOpen(false) } : undefined
  return { triggerProps, popupProps }
}

/** Props that turn a button into the trigger of a popup. */
export type TriggerProps = ReturnType<typeof usePopup>['triggerProps']
