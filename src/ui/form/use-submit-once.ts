import { useRef } from 'react'
import { sleep } from '#/async/wait'

/** Longer than a double click, shorter than a deliberate second submit. */
const DOUBLE_CLICK_MS = 500

/**
 * Returns a function that runs `submit` unless it is blocked, another one is pending, or one for the same `subject` was
 * started within a double click. `subject` identifies what is sent, so that a click for something else is never dropped.
 * A submit that returns false sent nothing and blocks nothing.
 */
export function useSubmitOnce(isBlocked: boolean) {
  // Not rendered: the second click of a double click can be dispatched before React re-renders.
  const isPending = useRef(false)
  const recent = useRef(new Set<string>())
  return (submit: () => unknown, subject: string): void => {
    if (isBlocked || isPending.current || recent.current.has(subject)) return
    isPending.current = true
    recent.current.add(subject)
    let result: unknown
    try {
      result = submit()
    } finally {
      // Rejections are handled by the caller; here they only end the pending state.
      const settled = Promise.allSettled([result])
      // Wait at least one task, until the caller's pending state was rendered.
      void Promise.all([settled, sleep(0)]).then(() => (isPending.current = false))
      void Promise.all([settled, sleep(DOUBLE_CLICK_MS)]).then(() => recent.current.delete(subject))
    }
    if (result !== false) return
    isPending.current = false
    recent.current.delete(subject)
  }
}
