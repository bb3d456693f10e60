// @ts-check
// Init script that records paint times, long tasks, layout shifts and input delays in the page.

/**
 * @typedef {object} Watch
 * @property {(test: () => unknown) => Promise<number>} painted resolves with the time of the first paint after `test`
 *   passes, in ms since navigation start
 * @property {() => string} firstRow text of the first row; '' while there is none
 * @property {Promise<number>} rows time when the first rows were painted
 * @property {Promise<number>} login time when a password field was painted
 * @property {number} blocked total blocking time: long task time beyond 50 ms
 * @property {number} shifted layout shift without recent input
 * @property {number[]} keys time from each key to the next paint
 * @property {number} pressed time of the last click
 */

/** Runs as an init script and sets `window.watch`. */
export function observePage() {
  const afterFrame = (/** @type {(now: number) => void} */ done) =>
    requestAnimationFrame(() => {
      // A message is handled right after the frame, a timer some milliseconds later.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => done(performance.now()), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  const painted = (/** @type {() => unknown} */ test) =>
    new Promise((resolve) => {
      const check = () => {
        if (!test()) return false
        observer.disconnect()
        afterFrame(resolve)
        return true
      }
      const observer = new MutationObserver(check)
      if (!check())
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
