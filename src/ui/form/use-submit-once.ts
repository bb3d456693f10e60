import { useRef } from 'react'

/** Longer than a double click, shorter than a person's second thought. */
const DOUBLE_CLICK_MS = 500

const pauseOf = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Runs `submit` once however often it is asked to: not again while `isBlocked` or while what it returned is pending,
 * and not for the same `subject` within half a second. `subject` names what is sent, so that the first press for
 * something else is never taken for the second half of a double click. A submit that returns false sent nothing, and
 * holds back nothing.
 */
export function useSubmitOnce(isBlocked: boolean) {
  // Not state: the second press of a double click comes before anything is drawn.
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
      // A rejection, like what is thrown, is the caller's to tell; here it only ends the wait.
      const settled = Promise.allSettled([result])
      // One turn at least: what the submit set in motion is drawn as `isBlocked` by then.
      void Promise.all([settled, pauseOf(0)]).then(() => (isSending.current = false))
      void Promise.all([settled, pauseOf(DOUBLE_CLICK_MS)]).then(() => recent.current.delete(subject))
    }
    if (result === false) {
      isSending.current = false
      recent.current.delete(subject)
    }
  }
}
