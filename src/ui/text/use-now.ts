import { useSyncExternalStore } from 'react'

const STEP_MS = 15_000
const seconds = () => Math.floor(Date.now() / STEP_MS) * (STEP_MS / 1000)

function everyStep(listener: () => void): () => void {
  const timer = setInterval(listener, STEP_MS)
  return () => clearInterval(timer)
}

/** The time in unix seconds, in steps of 15 s: what is drawn by it grows old while the page is open. */
export function useNow(): number {
  return useSyncExternalStore(everyStep, seconds)
}
