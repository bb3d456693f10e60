// Measures on the log of 100,000 rows.
import type { Work } from '../session'
import { toOtherRows } from './moving'

const PAGES = 30

export const walk: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const place = await person.open('/log')
    const { page, watched } = place
    await watched((watch) => watch.rows)
    const next = page.getByRole('button', { name: 'Next page' })
    const turn = () => toOtherRows(place, () => next.click())
    const elements = () => page.evaluate(() => document.querySelectorAll('*').length)
    await turn()
    await page.waitForTimeout(500)
    note('log: next page, the third', await turn())
    await page.waitForTimeout(500)
    const heapBefore = await place.heap()
    note('log: elements on page 3', await elements(), 'count')
    await place.fast()
    for (let n = 0; n < PAGES; n += 1) await turn()
    await place.slow()
    await page.waitForTimeout(500)
    const heapAfter = await place.heap()
    note(`log: heap ${PAGES} pages on`, heapAfter, 'MiB')
    note(`log: heap growth over ${PAGES} pages`, heapAfter - heapBefore, 'MiB')
    note(`log: elements ${PAGES} pages on`, await elements(), 'count')
    note(`log: next page, ${PAGES} pages on`, await turn())
  } finally {
    await person.close()
  }
}
