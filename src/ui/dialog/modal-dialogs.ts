import { createStore } from '#/async/store'

/** Open modal dialogs, the topmost last. Everything outside the topmost one is inert. */
const dialogs = createStore<readonly HTMLDialogElement[]>([])

/** The topmost modal dialog, for `useSyncExternalStore`: what must stay usable above it is rendered in it. */
export const topDialog = {
  subscribe: dialogs.subscribe,
  read: (): HTMLDialogElement | undefined => dialogs.read().at(-1),
}

/** Focuses what was focused before, after a dialog or notification was removed and only if nothing else has taken the focus. */
export function returnFocus(trigger: EventTarget | null): void {
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && trigger instanceof HTMLElement && trigger.isConnected) trigger.focus()
  })
}

/**
 * Opens a mounted dialog as modal: the rest of the page is inert, the element with `data-autofocus` or the first control
 * has the focus. Returns the function that closes it and returns the focus to `trigger`.
 */
export function openModal(dialog: HTMLDialogElement, trigger: Element | null): () => void {
  dialog.showModal()
  dialogs.write([...dialogs.read(), dialog])
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  return () => {
    dialogs.write(dialogs.read().filter((other) => other !== dialog))
    dialog.close()
    returnFocus(trigger)
  }
}

const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex]'

/** Whether Tab stops at a control: of a group of radio buttons only at the chosen one. */
function isTabStop(element: HTMLElement, controls: readonly HTMLElement[]): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || !element.checkVisibility()) return false
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true
  return !controls.some(
    (other) => other instanceof HTMLInputElement && other.name === element.name && other.checked,
  )
}

/** Moves the focus from the last control of a dialog to its first and back; otherwise Tab would leave the page. */
export function wrapFocus(
  dialog: HTMLElement,
  event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>,
): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)]
  const stops = controls.filter((element) => isTabStop(element, controls))
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const isInside = stops.some((element) => element === document.activeElement)
  if (isInside && document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
