import { sleep } from '#/async/wait'

/** Time in ms without a key after which nobody is typing any more. */
const PAUSE_MS = 200
/** Longest wait in ms: somebody who types on and on sees the rows change nevertheless. */
const MAX_WAIT_MS = 3000

let lastKeyAt = -PAUSE_MS
/** Ends all waits when the page is left: a run then records the results that it has. */
let pageLeft = new AbortController()

// In the capture phase, on the window: no handler can hide a key.
window.addEventListener(
  'keydown',
  () => {
    lastKeyAt = performance.now()
  },
  { capture: true, passive: true },
)
window.addEventListener('pagehide', () => {
  pageLeft.abort()
  pageLeft = new AbortController()
})

/**
 * Resolves when nobody is typing, at the latest after three seconds. A run waits with each success: changing a row
 * renders the list, and a key that is pressed meanwhile would be answered late.
 */
export async function pauseInTyping(): Promise<void> {
  const { signal } = pageLeft
  const end = performance.now() + MAX_WAIT_MS
  for (;;) {
    const now = performance.now()
    const ms = Math.min(lastKeyAt + PAUSE_MS, end) - now
    if (ms <= 0 || signal.aborted) return
    // oxlint-disable-next-line no-await-in-loop -- another key may have been pressed meanwhile
    await sleep(ms, signal).catch(() => undefined)
  }
}
