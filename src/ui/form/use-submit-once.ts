import { useRef } from 'react'

/** Longer than a double click, shorter than a deliberate second submit. */
const DOUBLE_CLICK_MS = 500

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Returns a function that runs `submit` unless it is blocked, still pending, or was run for the same `subject` within
 * 500 ms. `subject` identifies what is sent, so that a click for something else is never dropped as a double click. A
 * submit that returns false sent nothing and blocks nothing.
 */
export function useSubmitOnce(isBlocked: boolean) {
  // Refs, not state: the second click of a double click can be dispatched before React re-renders.
  const isSending = useRef(false)
  const recent = useRef(new Set<string>())
  return (submit: () => unknown, subject = ''): void => {
    if (isBlocked || isSending.current || recent.current.has(subject)) return
    isSending.current = true
    recent.current.add(subject)
    let result: unknown
    try {
      result = submit()
    } finally {
      // Rejections are handled by the caller; here they only end the pending state.
      const settled = Promise.allSettled([result])
      // Wait at least one task, until `isBlocked` was re-rendered for the started request.
      void Promise.all([settled, sleep(0)]).then(() => (isSending.current = false))
      void Promise.all([settled, sleep(DOUBLE_CLICK_MS)]).then(() => recent.current.delete(subject))
    }
    if (result === false) {
      isSending.current = false
      recent.current.delete(subject)
    }
  }
}
