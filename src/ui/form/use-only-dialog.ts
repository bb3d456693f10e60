import { type RefObject, useEffect, useState } from 'react'

/** The dialogs that are open, the top one last. */
const openDialogs: object[] = []

/** Makes what is behind `dialog` unreachable; returns how to undo that. */
function makeInert(dialog: Element): () => void {
  const behind = [...document.body.children].filter((child) => {
    // Messages over the page stay reachable: they are portals of their own.
    const isPortal = child.hasAttribute('data-portal')
    return child instanceof HTMLElement && !isPortal && !child.inert && !child.contains(dialog)
  })
  for (const child of behind) child.toggleAttribute('inert', true)
  return () => {
    for (const child of behind) child.toggleAttribute('inert', false)
  }
}

/**
 * While mounted, the page behind the dialog is inert; afterwards the focus goes back to where it was. The
 * returned function tells whether this dialog is the top one, which alone answers to Esc.
 */
export function useOnlyDialog(content: RefObject<Element | null>): () => boolean {
  const [self] = useState<object>({})
  // Taken while drawing: when effects run, the focus may already be inside.
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    openDialogs.push(self)
    const undo = content.current ? makeInert(content.current) : undefined
    return () => {
      openDialogs.splice(openDialogs.indexOf(self), 1)
      undo?.()
      // After the dialog has left the page, and only if nobody else took the focus.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    }
  }, [content, opener, self])
  return () => openDialogs.at(-1) === self
}
