import { useEffect, useState } from 'react'

const LONG_MS = 5000

/** True once `isBusy` has lasted five seconds. */
export function useLongBusy(isBusy: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isBusy])
  return isLong
}
