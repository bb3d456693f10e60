import { useRef } from 'react'

/** Longer than a double click, shorter than a person's second thought. */
const SAME_PRESS_MS = 500

/**
 * Runs `submit` once however often it is asked to: not again while `isBlocked`, while what it returned is
 * pending, or within half a second, before the screen could draw that it is busy.
 */
export function useOneSubmit(isBlocked: boolean) {
  // Not state: the second press of a double click comes before anything is drawn.
  const isHeld = useRef(false)
  return (submit: () => unknown): void => {
    if (isBlocked || isHeld.current) return
    isHeld.current = true
    const pause = new Promise((resolve) => setTimeout(resolve, SAME_PRESS_MS))
    let sent: unknown
    try {
      sent = submit()
    } finally {
      // A rejection, like what is thrown, is the caller's to tell; here it only ends the wait.
      void Promise.allSettled([sent, pause]).then(() => (isHeld.current = false))
    }
  }
}
