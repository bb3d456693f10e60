const TICK_MS = 30_000
/** Timers of hidden tabs may be delayed by a minute; a longer gap means sleep or a frozen tab. */
const MIN_SLEEP_MS = 5 * 60_000

/** Calls `listener` once after the computer resumes from sleep. Returns the unsubscribe function. */
export function onResume(listener: () => void): () => void {
  let last = Date.now()
  const checkGap = () => {
    const gapMs = Date.now() - last
    last = Date.now()
    if (gapMs > MIN_SLEEP_MS) listener()
  }
  const timer = setInterval(checkGap, TICK_MS)
  document.addEventListener('visibilitychange', checkGap)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', checkGap)
  }
}
