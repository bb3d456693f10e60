import { changeRuns, runsStore, type ExternalRun, RUNS_PANEL } from './runs'

/** An id that no run of the page has. */
export function newRunId(): string {
  return String(Math.max(Date.now(), ...runsStore.read().runs.map((run) => Number(run.id) + 1)))
}

/** Shows a run of another engine in the panel, or its new state. */
export function showRun(run: ExternalRun): void {
  const { runs } = runsStore.read()
  const at = runs.findIndex(({ id }) => id === run.id)
  changeRuns({ runs: at < 0 ? [...runs, run] : runs.with(at, run) })
}

/** Removes a run from the list; the panel closes with its last one. */
export function hideRun(id: string): void {
  const { runs, isOpen } = runsStore.read()
  const others = runs.filter((run) => run.id !== id)
  changeRuns({ runs: others, isOpen: isOpen && others.length > 0 })
}

/** Removes a run whose card is closed, and moves the focus that its button had. */
export function closeRun(id: string): void {
  hideRun(id)
  restoreFocus()
}

const TARGETS = [`[aria-controls="${RUNS_PANEL}"]`, 'main table', 'main h1'].join()

/** When a lost focus is moved, in ms: after a dialog has returned the focus to its opener. */
export const RESTORE_FOCUS_MS = 50

/** Moves a focus that was lost with its element: to the button of the runs, or to the page. */
export function restoreFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(TARGETS)?.focus()
  }, RESTORE_FOCUS_MS)
}
