import type { Page } from '@playwright/test'

/**
 * The browser says that it lost, or found again, its connection (F15). The connection itself stays, so that a
 * call that is made in spite of this reaches the server and is counted.
 */
export async function setNetwork(page: Page, way: 'offline' | 'online'): Promise<void> {
  const change = (now: string) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => now === 'online' })
    window.dispatchEvent(new Event(now))
  }
  await page.evaluate(change, way)
}

/** Pages opened from now on believe to be offline from their start. */
export async function startsOffline(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
  )
}

/**
 * From now on each click is two in the same task, before anything can be drawn in between, and a third 50 ms later, as
 * from a worn button.
 */
export async function clicksThreeTimes(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.addEventListener(
      'click',
      (event) => {
        const { isTrusted, target } = event
        if (!isTrusted || !(target instanceof Element)) return
        // The trusted click itself would come after React has drawn what the first one did: a form that is busy by then
        // hides that nothing else keeps it from being sent twice.
        event.preventDefault()
        event.stopImmediatePropagation()
        // As of a double click, which says of itself how many there were. A picture in a button has no click().
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
 * A link asks as soon as the pointer or the focus is on it, and again by the press if that has failed by then. Where
 * the calls are counted that would be a matter of a slow machine: in pages opened from now on only the press asks.
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
