import { useEffect, useRef } from 'react'

/** One read at the end of a wait of `seconds` left, when the page is looked at; a hidden page waits until it is. */
export function useAutoRetry(seconds: number, automatic: boolean, onRetry: () => void): void {
  const hasCountedDown = useRef(false)
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  })
  useEffect(() => {
    if (!automatic) {
      // A wait that was cut short has no end.
      hasCountedDown.current = false
      return undefined
    }
    if (seconds > 0) {
      hasCountedDown.current = true
      return undefined
    }
    if (!hasCountedDown.current) return undefined
    const run = () => {
      if (document.visibilityState !== 'visible' || !hasCountedDown.current) return
      hasCountedDown.current = false
      retry.current()
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
  }, [seconds, automatic])
}
