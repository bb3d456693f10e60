import type { Page } from '@playwright/test'

/**
 * Makes the browser report that it is offline or online (F15). The connection itself stays, so that a request sent
 * while offline reaches the server and is counted.
 */
export async function setNetwork(page: Page, way: 'offline' | 'online'): Promise<void> {
  const change = (now: string) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => now === 'online' })
    window.dispatchEvent(new Event(now))
  }
  await page.evaluate(change, way)
}

/** Makes pages opened from now on start offline. */
export async function startsOffline(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
  )
}

/**
 * Turns each click into two in the same task, before React can render, and a third 50 ms later, like a faulty mouse
 * button.
 */
export async function clicksThreeTimes(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.addEventListener(
      'click',
      (event) => {
        const { isTrusted, target } = event
        if (!isTrusted || !(target instanceof Element)) return
        // Opening a menu sends nothing, and the third click would close it again.
        if (target.closest('[aria-haspopup="menu"]')) return
        // Replace the trusted click: it would arrive after React has rendered the first one, and a busy form would
        // hide a missing double-submit guard.
        event.preventDefault()
        event.stopImmediatePropagation()
        // `detail` is the click count of a double click. An SVG inside a button has no click().
        const press = (detail: number) =>
          target.isConnected &&
          target.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }),
          )
        press(1)
        press(2)
        setTimeout(() => press(3), 50)
      },
      { capture: true },
    ),
  )
}

/**
 * Disables prefetching of links on hover and focus in pages opened from now on, so that a call is sent by the click
 * only. Otherwise the number of requests would depend on the machine's speed.
 */
export async function sendsOnlyOnClick(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const kind of ['mouseover', 'focusin'])
      window.addEventListener(
        kind,
        (event) => {
          if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
        },
        { capture: true },
      )
  })
}
