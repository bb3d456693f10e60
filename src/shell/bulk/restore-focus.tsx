import { useEffect, useState } from 'react'

/**
 * Mounted while a run has a dialog: afterwards the focus goes back to the button that asked for it, or, where
 * that went with the selection, to the list. Each dialog by itself knows only the one before it.
 */
export function RestoreFocus() {
  // Taken while drawing: when effects run, the focus may already be inside the dialog.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the dialog has left the page, and only if nobody else took the focus.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        const wanted = opener?.isConnected ? opener : document.querySelector('main table, main h1')
        if (isLost && wanted instanceof HTMLElement) wanted.focus()
      })
    },
    [opener],
  )
  return null
}
