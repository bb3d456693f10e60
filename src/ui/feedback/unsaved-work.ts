import { useEffect, useRef } from 'react'

/** `typed`: answers of a form. `running`: something else that leaving would cut off, such as a bulk run. */
type Work = 'typed' | 'running'

interface Watcher {
  work: Work
  isThere: () => boolean
}

const watchers = new Set<Watcher>()
const listeners = new Set<() => void>()
let isLetGo = false

function announce(): void {
  for (const listener of listeners) listener()
}

/** Whether leaving the page now would lose something; asked of typed answers only when `work` says so. */
export function hasUnsavedWork(work?: Work): boolean {
  return [...watchers].some((one) => (work === undefined || one.work === work) && one.isThere())
}

/** Whether there is a form on the page that answers may be typed into. */
export function hasForm(): boolean {
  return [...watchers].some(({ work }) => work === 'typed')
}

/** Calls `listener` when a form comes or goes. Returns how to stop that. */
export function onForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A person wants the page to be loaded anew, whatever is typed: the browser need not ask once more. */
export function letGo(): void {
  isLetGo = true
}

/** Whether a person has said that the page may go. */
export function isLettingGo(): boolean {
  return isLetGo
}

/** While the component is there, `isThere` tells whether it holds something that would be lost with the page. */
export function useUnsavedWork(work: Work, isThere: () => boolean): void {
  const latest = useRef(isThere)
  useEffect(() => {
    latest.current = isThere
  })
  useEffect(() => {
    const watcher = { work, isThere: () => latest.current() }
    watchers.add(watcher)
    announce()
    return () => {
      watchers.delete(watcher)
      announce()
    }
  }, [work])
}
