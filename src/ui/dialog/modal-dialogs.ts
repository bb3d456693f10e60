import { createStore } from '#/async/store'
import { recoverFocus } from '../focus/lost-focus'

/** Open modal dialogs and drawers, the topmost last. Everything outside the topmost one is inert. */
const dialogs = createStore<readonly HTMLElement[]>([])

/** The topmost modal dialog, for `useSyncExternalStore`: what must stay usable above it is rendered in it. */
export const topDialog = {
  subscribe: dialogs.subscribe,
  read: (): HTMLElement | undefined => dialogs.read().at(-1),
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
    recoverFocus(() => trigger)
  }
}
