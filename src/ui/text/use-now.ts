import { useSyncExternalStore } from 'react'

const TICK_MS = 15_000
const seconds = () => Math.floor(Date.now() / TICK_MS) * (TICK_MS / 1000)

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}

/** The time in unix seconds, in steps of 15 s: what is drawn by it grows old while the page is open. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, seconds)
}
