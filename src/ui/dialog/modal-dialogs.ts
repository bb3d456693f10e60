import { createStore } from '#/async/store'

/** Open modal dialogs and drawers, the topmost last. Everything outside the topmost one is inert. */
const dialogs = createStore<readonly HTMLElement[]>([])

/** The topmost modal dialog, for `useSyncExternalStore`: what must stay usable above it is rendered in it. */
export const topDialog = {
  subscribe: dialogs.subscribe,
  read: (): HTMLElement | undefined => dialogs.read().at(-1),
}

/** Focuses what was focused before, after a dialog or notification was removed and only if nothing else has taken the focus. */
export function returnFocus(trigger: EventTarget | null): void {
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && trigger instanceof HTMLElement && trigger.isConnected) trigger.focus()
  })
}

/**
 * Makes everything outside a mounted dialog inert. Returns the function that ends that and returns the focus to
 * `trigger`.
 */
export function openModal(dialog: HTMLElement, trigger: Element | null): () => void {
  const others = [...document.body.children].filter(
    (other) => !other.contains(dialog) && !other.hasAttribute('inert'),
  )
  for (const other of others) other.setAttribute('inert', '')
  dialogs.write([...dialogs.read(), dialog])
  return () => {
    for (const other of others) other.removeAttribute('inert')
    dialogs.write(dialogs.read().filter((other) => other !== dialog))
    returnFocus(trigger)
  }
}
