import { useEffect, useRef } from 'react'
import { createStore } from '#/async/store'
import { reloadPage } from '#/browser/urls'

/** `typed`: values of a form. `running`: an operation that leaving the page would interrupt, such as a bulk run. */
type Work = 'typed' | 'running'

const guards = createStore<readonly { work: Work; hasWork: () => boolean }[]>([])
let canUnload = false

/** True if leaving the page now would lose work; limited to one kind by `work`. */
export function hasUnsavedWork(work?: Work): boolean {
  return guards.read().some((guard) => (work === undefined || guard.work === work) && guard.hasWork())
}

export function hasForm(): boolean {
  return guards.read().some(({ work }) => work === 'typed')
}

export const subscribeToForms = guards.subscribe

/**
 * Reloads the page as the user asked for, without the `beforeunload` question of forms: they store drafts on `pagehide`. Running
 * work still asks.
 */
export function reloadWithDrafts(): void {
  canUnload = true
  reloadPage()
}

export function isUnloadAllowed(): boolean {
  return canUnload
}

/** Registers the component as a holder of unsaved work; `hasWork` is called whenever the page is about to be left. */
export function useUnsavedWork(work: Work, hasWork: () => boolean): void {
  const latest = useRef(hasWork)
  useEffect(() => {
    latest.current = hasWork
  })
  useEffect(() => {
    const guard = { work, hasWork: () => latest.current() }
    guards.write([...guards.read(), guard])
    return () => guards.write(guards.read().filter((other) => other !== guard))
  }, [work])
}

/** Registers an operation that leaving the page would interrupt; while it goes on the browser asks before that. */
export function useRunningWork(isRunning: boolean): void {
  useUnsavedWork('running', () => isRunning)
  useEffect(() => {
    if (!isRunning) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isRunning])
}
