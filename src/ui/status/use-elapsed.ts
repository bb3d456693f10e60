import { useEffect, useState } from 'react'

/** After so many ms a text says that it takes longer than usual. */
export const SLOW_MS = 5000

export function useElapsed(ms: number, isRunning = true): boolean {
  const [hasElapsed, setElapsed] = useState(false)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => {
      clearTimeout(timer)
      setElapsed(false)
    }
  }, [ms, isRunning])
  return hasElapsed
}
