const TICK_MS = 30_000
/** Timers of hidden tabs may stand still for a minute; what is more is a computer that slept, or a frozen tab. */
const MIN_SLEEP_MS = 5 * 60_000

/** Calls `listener` once after each sleep of this computer, as soon as it is noticed. Returns how to stop that. */
export function onResume(listener: () => void): () => void {
  let last = Date.now()
  const look = () => {
    const slept = Date.now() - last
    last = Date.now()
    if (slept > MIN_SLEEP_MS) listener()
  }
  const timer = setInterval(look, TICK_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
