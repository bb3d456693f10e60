import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react'
import { recoverFocus } from '../focus/lost-focus'
import type { PopupProps } from './use-popup'

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
 * What the button `id` does for its popup while that is mounted; returns whether it opens: not if the focus has left the
 * button while the code was loaded. When it closes, the button gets the focus back, unless it has moved elsewhere; Mantine's
 * own return remembers nothing for a popup that is mounted open.
 */
export function usePopupButton({ id, onClose }: Pick<PopupProps, 'id' | 'onClose'>): boolean {
  // Read during render: when effects run, the focus may already be inside.
  const [isWanted] = useState(() => document.activeElement?.id === id)
  useLayoutEffect(() => {
    if (!isWanted) onClose()
  }, [isWanted, onClose])
  useEffect(() => {
    if (!isWanted) return undefined
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
