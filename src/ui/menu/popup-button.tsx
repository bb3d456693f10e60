import { type Ref, type RefObject, useImperativeHandle, useEffect, useLayoutEffect } from 'react'
import { recoverFocus } from '../focus/lost-focus'
import type { PopupProps } from './use-lazy-popup'

interface Props {
  button: RefObject<HTMLButtonElement | null>
  ref?: Ref<HTMLButtonElement | null>
}

/** Lets `Menu.Target` and `Popover.Target` anchor to an existing button: forwards its DOM node and renders nothing. */
export function ExternalTarget({ button, ref }: Props) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button])
  return null
}

/**
 * What the button `id` does for its popup. Esc on the button closes the popup, which takes the focus only a moment after
 * it has opened. When it closes, the button gets the focus back, unless it has moved elsewhere. Mantine's own return
 * fails: it remembers nothing for a popup that is mounted open, and when it opens again with reduced motion, it
 * remembers a field inside, which is gone when it closes.
 */
export function usePopupButton({
  id,
  isOpen,
  onChange,
}: Pick<PopupProps, 'id' | 'isOpen' | 'onChange'>): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.activeElement?.id !== id) return
      event.preventDefault()
      onChange(false)
    }
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [id, isOpen, onChange])

  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      // The press of the pointer that closed it takes the focus from the button again.
      recoverFocus(() => document.getElementById(id))
      const { activeElement, body } = document
      const isInside = activeElement?.closest(`[id="${id}-dropdown"]`)
      if (activeElement && activeElement !== body && !isInside) return
      document.getElementById(id)?.focus({ preventScroll: true })
    }
  }, [id, isOpen])
}
