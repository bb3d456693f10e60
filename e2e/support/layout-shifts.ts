import type { Page } from '@playwright/test'

/** Init script that sums the layout shifts of a page (CLS), and notes what moved. */
export const OBSERVE_SHIFTS = `
  window.layoutShift = 0
  window.moved = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      window.layoutShift += value
      for (const { node, previousRect, currentRect } of sources)
        window.moved.push([value.toFixed(4), node?.nodeName, node?.className, previousRect.y, currentRect.y].join(' '))
    }
  }).observe({ type: 'layout-shift', buffered: true })`

/** Returns what has moved since the page was opened, if that is more than `limit`. */
export async function shiftsAbove(limit: number, page: Page): Promise<string[]> {
  const shift = await page.evaluate<number>('window.layoutShift')
  return shift > limit ? [`${shift}`, ...(await page.evaluate<string[]>('window.moved'))] : []
}
