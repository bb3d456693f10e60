import { useEffect, useEffectEvent, useRef, useState } from 'react'

const TICK_MS = 250

/**
 * Whole seconds left of `seconds`, counted from `startedAt` (ms), by default from when `isRunning` became true; 0 when nothing is
 * counted down.
 * Computed from the wall clock, so that it is right after the tab was suspended.
 */
export function useCountdown(seconds: number, isRunning: boolean, startedAt?: number): number {
  const [end, setEnd] = useState<number>()
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!isRunning || seconds <= 0) return undefined
    const until = (startedAt ?? Date.now()) + seconds * 1000
    const tick = () => {
      setNow(Date.now())
      setEnd(until)
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, TICK_MS)
    tick()
    return () => {
      clearInterval(timer)
      setEnd(undefined)
    }
  }, [seconds, isRunning, startedAt])
  return end === undefined ? 0 : Math.max(0, Math.ceil((end - now) / 1000))
}

/** Calls `onRetry` once when a countdown of `seconds` reaches 0; in a hidden tab, when it becomes visible. */
export function useAutoRetry(seconds: number, automatic: boolean, onRetry: () => void): void {
  const hasCountedDown = useRef(false)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (!automatic) {
      // A countdown that was cancelled does not end in a retry.
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
      retry()
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
  }, [seconds, automatic])
}
