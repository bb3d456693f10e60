import { RUNS_PANEL } from './runs'

const TARGETS = [`[aria-controls="${RUNS_PANEL}"]`, 'main table', 'main h1'].join()

/** When a lost focus is moved, in ms: after a dialog has returned the focus to its opener. */
export const RESTORE_FOCUS_MS = 50

/** Moves a focus that was lost with its element: to the button of the runs, or to the page. */
export function restoreFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(TARGETS)?.focus()
  }, RESTORE_FOCUS_MS)
}
