import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'

interface PopupOptions {
  popup: 'menu' | 'dialog'
  preload: () => void
  isDisabled?: boolean
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
export function usePopup({ popup, preload, isDisabled = false, ref }: PopupOptions) {
  const id = useId()
  const ownRef = useRef<HTMLButtonElement>(null)
  const button = ref ?? ownRef
  const [isOpen, setOpen] = useState(false)
  const dropdownId = `${id}-dropdown`
  const toggle = () => {
    if (isDisabled) return
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
    onKeyDown: (event: KeyboardEvent) => {
      // The popup takes the focus only a moment after it has opened.
      const closes = event.key === 'Escape' && isOpen
      if (!closes && (popup !== 'menu' || event.key !== 'ArrowDown' || isOpen)) return
      event.preventDefault()
      if (closes) setOpen(false)
      else toggle()
    },
  }
  const popupProps: PopupProps | undefined = isOpen
    ? { id, button, onClose: () => setOpen(false) }
    : undefined
  return { triggerProps, popupProps }
}

export type TriggerProps = ReturnType<typeof usePopup>['triggerProps']
