import { changeRuns, runsStore, type ExternalRun, RUNS_PANEL } from './runs'

let lastId = 0

/** An id that no run of the page has or had: a late result of a closed run must not be taken for one of another run. */
export function newRunId(): string {
  lastId = Math.max(Date.now(), lastId + 1, ...runsStore.read().runs.map((run) => Number(run.id) + 1))
  return String(lastId)
}

/** Shows a run of another engine in the panel, or its new state. */
export function showRun(run: ExternalRun): void {
  const { runs } = runsStore.read()
  const at = runs.findIndex(({ id }) => id === run.id)
  changeRuns({ runs: at < 0 ? [...runs, run] : runs.with(at, run) })
}

/** Whether a run has a card: it was neither closed nor replaced. */
export function isShown(id: string): boolean {
  return runsStore.read().runs.some((run) => run.id === id)
}

/** Shows the new state of a run, unless its card was closed or replaced meanwhile. */
export function updateRun(run: ExternalRun): void {
  if (isShown(run.id)) showRun(run)
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
