import { useEffect, useRef } from 'react'

/** `typed`: answers of a form. `startLoadAll`: something else that leaving would cut off, such as a bulk run. */
type Work = 'typed' | 'running'

interface Guard {
  work: Work
  hasWork: () => boolean
}

const guards = new Set<Guard>()
const listeners = new Set<() => void>()
let canUnload = false

function announce(): void {
  for (const listener of listeners) listener()
}

/** Whether leaving the page now would lose something; asked of typed answers only when `work` says so. */
export function hasUnsavedWork(work?: Work): boolean {
  return [...guards].some((one) => (work === undefined || one.work === work) && one.hasWork())
}

/** Whether there is a form on the page that answers may be typed into. */
export function hasForm(): boolean {
  return [...guards].some(({ work }) => work === 'typed')
}

/** Calls `listener` when a form comes or goes. Returns how to stop that. */
export function subscribeToForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A person wants the page to be loaded anew, whatever is typed: the browser need not ask once more. */
export function allowUnload(): void {
  canUnload = true
}

/** Whether a person has said that the page may go. */
export function isUnloadAllowed(): boolean {
  return canUnload
}

/** While the component is there, `isThere` tells whether it holds something that would be lost with the page. */
export function useUnsavedWork(work: Work, hasWork: () => boolean): void {
  const latest = useRef(hasWork)
  useEffect(() => {
    latest.current = hasWork
  })
  useEffect(() => {
    const guard = { work, hasWork: () => latest.current() }
    guards.add(guard)
    announce()
    return () => {
      guards.delete(guard)
      announce()
    }
  }, [work])
}
