import { useState } from 'react'
import { sleep } from '#/async/wait'

/**
 * Returns a function that runs `submit` unless it is blocked, still pending, or was run for the same `subject` within
 * 500 ms. A submit that returns false sent nothing and blocks nothing.
 */
export function useSubmitOnce(isBlocked: boolean) {
  const [guard] = useState(() => createSubmitGuard())
  return (submit: () => unknown, subject = ''): void => {
    if (!isBlocked) guard.run(submit, subject)
  }
}

/** Longer than a double click, shorter than a deliberate second submit. */
const DOUBLE_CLICK_MS = 500

/**
 * Creates a guard against double submission. State outside React: the second click of a double click can be dispatched
 * before React re-renders. With `doubleClickMs` 0 a subject is free again as soon as its submit has settled.
 */
export function createSubmitGuard(doubleClickMs = DOUBLE_CLICK_MS) {
  let isPending = false
  const recent = new Set<string>()
  return {
    /**
     * Runs `submit` unless another one is pending, or one for the same `subject` was started within a double click.
     * `subject` identifies what is sent, so that a click for something else is never dropped as a double click. A submit
     * that returns false sent nothing and blocks nothing.
     */
    run: (submit: () => unknown, subject = ''): void => {
      if (isPending || recent.has(subject)) return
      isPending = true
      recent.add(subject)
      let result: unknown
      try {
        result = submit()
      } finally {
        // Rejections are handled by the caller; here they only end the pending state.
        const settled = Promise.allSettled([result])
        // Wait at least one task, until the caller's pending state was rendered.
        void Promise.all([settled, sleep(0)]).then(() => (isPending = false))
        void Promise.all([settled, sleep(doubleClickMs)]).then(() => recent.delete(subject))
      }
      if (result === false) {
        isPending = false
        recent.delete(subject)
      }
    },
  }
}
