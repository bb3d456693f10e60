import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import { recoverFocus } from '../focus/lost-focus'
import type { PopupProps } from './use-popup'

/** Lets `Menu.Target` and `Popover.Target` anchor to an existing button: forwards its DOM node and renders nothing. */
export function ExternalTarget({ id, ref }: { id: string; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => document.getElementById(id), [id])
  return null
}

/**
 * What the button `id` does for its popup while that is mounted; returns whether it opens: not if the focus has left the
 * button while the code was loaded. When it closes, the button gets the focus back, unless it has moved elsewhere; Mantine's
 * own return remembers nothing for a popup that is mounted open.
 */
export function usePopupButton({ id, onClose }: PopupProps): boolean {
  // Read during render: when effects run, the focus may already be inside.
  const [isWanted] = useState(() => document.activeElement?.id === id)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isWanted) return close()
    return () => {
      // The press of the pointer that closed it takes the focus from the button again.
      recoverFocus(() => document.getElementById(id))
      const { activeElement, body } = document
      if (activeElement && activeElement !== body) return
      document.getElementById(id)?.focus({ preventScroll: true })
    }
  }, [id, isWanted])
  return isWanted
}
