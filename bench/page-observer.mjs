// @ts-check
// Runs inside the page, before anything of it: notes when something is painted, and what stands in its way.

/**
 * @typedef {object} Watch
 * @property {(test: () => unknown) => Promise<number>} painted when `test` was first met and painted, in ms of the page
 * @property {() => string} firstRow text of the first row; '' while there is none
 * @property {Promise<number>} rows when the first rows were painted
 * @property {Promise<number>} login when a field for a password was painted
 * @property {number} blocked sum of what long tasks took beyond 50 ms
 * @property {number} shifted layout shift that nobody caused
 * @property {number[]} keys from each key to the next frame
 * @property {number} pressed when something was last clicked
 */

/** To be given to `addInitScript`; leaves `window.watch`. */
export function observePage() {
  const afterFrame = (/** @type {(now: number) => void} */ done) =>
    requestAnimationFrame(() => {
      // A message comes after the frame was drawn, a timer some milliseconds later.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => done(performance.now()), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  const painted = (/** @type {() => unknown} */ test) =>
    new Promise((resolve) => {
      const look = () => {
        if (!test()) return false
        observer.disconnect()
        afterFrame(resolve)
        return true
      }
      const observer = new MutationObserver(look)
      if (!look())
        observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
    })
  const firstRow = () => {
    const text = document.querySelector('tbody:not([aria-hidden=true]) tr')?.textContent ?? ''
    return text.length > 10 ? text : ''
  }
  /** @type {number[]} */
  const keys = []
  const watch = {
    painted,
    firstRow,
    rows: painted(firstRow),
    login: painted(() => document.querySelector('input[type=password]')),
    blocked: 0,
    shifted: 0,
    keys,
    pressed: 0,
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) watch.shifted += Reflect.get(entry, 'value')
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener('keydown', ({ timeStamp }) => afterFrame((now) => keys.push(now - timeStamp)), true)
  addEventListener('click', ({ timeStamp }) => (watch.pressed = timeStamp), true)
  Object.assign(window, { watch })
}
