import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'

interface PopupOptions {
  /** Value of `aria-haspopup`. */
  popup: 'menu' | 'dialog'
  /** Loads the code of the popup. */
  preload: () => void
  /** Ref for callers that need the button too. */
  ref?: RefObject<HTMLButtonElement | null>
}

/** Props of a popup, which is mounted while it is open. */
export interface PopupProps {
  /** Id of the button; the dropdown's is `{id}-dropdown`. */
  id: string
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/**
 * Button of a popup whose code is loaded on hover or focus, because a list has dozens of them and few are used. The button
 * is never remounted. `popupProps` are undefined while the popup is closed.
 */
export function usePopup({ popup, preload, ref }: PopupOptions) {
  const id = useId()
  const ownRef = useRef<HTMLButtonElement>(null)
  const button = ref ?? ownRef
  const [isOpen, setOpen] = useState(false)
  const dropdownId = `${id}-dropdown`
  const toggle = () => {
    // Safari does not focus a clicked button.
    button.current?.focus()
    // Still wanted by a second click, if its code is on the way.
    setOpen(document.getElementById(dropdownId) === null)
  }
  const triggerProps = {
    ref: button,
    id,
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? dropdownId : undefined,
    'data-expanded': isOpen || undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: toggle,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (isOpen && event.key === 'Escape') setOpen(false)
      else if (!isOpen && event.key === 'ArrowDown' && popup === 'menu') event.currentTarget.click()
      else return
      event.preventDefault()
    },
  }
  const popupProps: PopupProps | undefined = isOpen
    ? { id, button, onClose: () => setOpen(false) }
    : undefined
  return { triggerProps, popupProps }
}

/** Props that turn a button into the trigger of a popup. */
export type TriggerProps = ReturnType<typeof usePopup>['triggerProps']
