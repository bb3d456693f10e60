import { type RefCallback, useCallback, useEffect, useState } from 'react'

/** The dialogs that are open, the top one last. */
const openDialogs: object[] = []
/** What stays reachable beside a dialog: what speaks, and the messages over the page. */
const NOTIFICATIONS = '[data-messages]'

/** The largest parts of `element` that hold nothing of what stays reachable. */
function elementsBehind(element: Element): Element[] {
  if (element.matches(`[inert], [role="status"], [role="alert"], ${NOTIFICATIONS}`)) return []
  return element.querySelector(NOTIFICATIONS) ? [...element.children].flatMap(elementsBehind) : [element]
}

/** Makes everything beside `dialog` unreachable, on each level up to the page; returns how to undo that. */
function makeInert(dialog: Element): () => void {
  const behind: Element[] = []
  for (let inner = dialog; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    const beside = [...inner.parentElement.children].filter((child) => child !== inner)
    behind.push(...beside.flatMap(elementsBehind))
  }
  for (const element of behind) element.toggleAttribute('inert', true)
  return () => {
    for (const element of behind) element.toggleAttribute('inert', false)
  }
}

interface ModalStackEntry {
  /** For an element inside the dialog: it comes later than the component that draws the dialog. */
  contentRef: RefCallback<Element>
  /** Whether this dialog is the top one, which alone answers to Esc. */
  isTop: () => boolean
}

/** While the dialog is there, the page behind it is inert; afterwards the focus goes back to where it was. */
export function useModalStack(): ModalStackEntry {
  const [self] = useState<object>({})
  // Taken while drawing: when effects run, the focus may already be inside.
  const [trigger] = useState(() => document.activeElement)
  useEffect(() => {
    openDialogs.push(self)
    return () => {
      openDialogs.splice(openDialogs.indexOf(self), 1)
      // After the dialog has left the page, and only if nobody else took the focus.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && trigger instanceof HTMLElement && trigger.isConnected) trigger.focus()
      })
    }
  }, [trigger, self])
  const contentRef = useCallback(
    (element: Element) => makeInert(element.closest('.mantine-Modal-root') ?? element),
    [],
  )
  return { contentRef, isTop: () => openDialogs.at(-1) === self }
}
