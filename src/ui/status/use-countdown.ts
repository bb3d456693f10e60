import { useEffect, useEffectEvent, useState } from 'react'

const TICK_MS = 250

/**
 * Whole seconds left of `seconds`, counted from `startedAt` (ms), by default from when `isRunning` became true; 0 when nothing is
 * counted down.
 * Computed from the wall clock, so that it is right after the tab was suspended. `onEnd` is called at the end; in a hidden tab, when
 * that is visible.
 */
export function useCountdown(
  seconds: number,
  isRunning: boolean,
  startedAt?: number,
  onEnd?: () => void,
): number {
  const [left, setLeft] = useState(0)
  const finish = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (!isRunning || seconds <= 0) return undefined
    const until = (startedAt ?? Date.now()) + seconds * 1000
    const tick = () => {
      const ms = until - Date.now()
      setLeft(Math.max(0, Math.ceil(ms / 1000)))
      if (ms > 0 || document.visibilityState === 'hidden') return
      clearInterval(timer)
      finish()
    }
    const timer = setInterval(tick, TICK_MS)
    tick()
    return () => {
      clearInterval(timer)
      setLeft(0)
    }
  }, [seconds, isRunning, startedAt])
  return left
}
