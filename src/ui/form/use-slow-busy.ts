import { useEffect, useState } from 'react'

const SLOW_MS = 5000

/** True once `isBusy` has been true for five seconds. */
export function useSlowBusy(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return isSlow
}
