import { useEffect, useState } from 'react'

const TICK_MS = 250

/**
 * Whole seconds left of `seconds`, counted from when `isRunning` became true; 0 when nothing is waited for.
 * Follows the clock on the wall: a tab that slept wakes up at the right number.
 */
export function useCountdown(seconds: number, isRunning: boolean): number {
  const [end, setEnd] = useState<number>()
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!isRunning || seconds <= 0) return undefined
    const until = Date.now() + seconds * 1000
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
  }, [seconds, isRunning])
  return end === undefined ? 0 : Math.max(0, Math.ceil((end - now) / 1000))
}
