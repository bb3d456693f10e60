import { type RefCallback, useCallback, useEffect, useState } from 'react'

/** Open dialogs, the topmost one last. */
const openDialogs: object[] = []
/** Notifications stay interactive while a dialog is open. */
const NOTIFICATIONS = '[data-messages]'

/** Largest subtrees of `element` that contain neither a live region nor the notifications. */
function elementsToDisable(element: Element): Element[] {
  if (element.matches(`[inert], [role="status"], [role="alert"], ${NOTIFICATIONS}`)) return []
  return element.querySelector(NOTIFICATIONS) ? [...element.children].flatMap(elementsToDisable) : [element]
}

/** Sets `inert` on everything outside `dialog`, level by level up to the body. Returns the undo function. */
function makeInert(dialog: Element): () => void {
  const disabled: Element[] = []
  for (
    let ancestor = dialog;
    ancestor !== document.body && ancestor.parentElement;
    ancestor = ancestor.parentElement
  ) {
    const siblings = [...ancestor.parentElement.children].filter((child) => child !== ancestor)
    disabled.push(...siblings.flatMap(elementsToDisable))
  }
  for (const element of disabled) element.toggleAttribute('inert', true)
  return () => {
    for (const element of disabled) element.toggleAttribute('inert', false)
  }
}

interface ModalStackEntry {
  /** Ref for an element inside the dialog, which mounts later than the component that renders it. */
  contentRef: RefCallback<Element>
  /** True if this dialog is the topmost one; only that one reacts to Esc. */
  isTop: () => boolean
}

/** Makes the page inert while the dialog is mounted and returns the focus to the trigger afterwards. */
export function useModalStack(): ModalStackEntry {
  const [entry] = useState<object>({})
  // Read during render: when effects run, the focus may already be inside the dialog.
  const [trigger] = useState(() => document.activeElement)
  useEffect(() => {
    openDialogs.push(entry)
    return () => {
      openDialogs.splice(openDialogs.indexOf(entry), 1)
      // After the dialog was removed, and only if nothing else has taken the focus.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && trigger instanceof HTMLElement && trigger.isConnected) trigger.focus()
      })
    }
  }, [trigger, entry])
  const contentRef = useCallback(
    (element: Element) => makeInert(element.closest('.mantine-Modal-root') ?? element),
    [],
  )
  return { contentRef, isTop: () => openDialogs.at(-1) === entry }
}
