import { useEffect, useRef } from 'react'

/** One read at the end of a wait of `seconds` left, when the page is looked at; a hidden page waits until it is. */
export function useRetryAtEnd(seconds: number, automatic: boolean, onRetry: () => void): void {
  const counted = useRef(false)
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  })
  useEffect(() => {
    if (!automatic) {
      // A wait that was cut short has no end.
      counted.current = false
      return undefined
    }
    if (seconds > 0) {
      counted.current = true
      return undefined
    }
    if (!counted.current) return undefined
    const run = () => {
      if (document.visibilityState !== 'visible' || !counted.current) return
      counted.current = false
      retry.current()
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
  }, [seconds, automatic])
}
