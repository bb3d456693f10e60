// Measures from a click to the rows it requests.
import type { Place, Work } from '../session'

/** Measures from the next click until rows other than the current ones are painted, in ms. */
export async function toOtherRows({ watched }: Place, click: () => Promise<unknown>): Promise<number> {
  await watched((watch) => {
    const old = watch.firstRow()
    watch.rows = watch.painted(() => watch.firstRow() && watch.firstRow() !== old)
  })
  await click()
  return watched(async (watch) => (await watch.rows) - watch.pressed)
}

export const menu: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const place = await person.open('/token')
    await place.watched((watch) => watch.rows)
    for (const [label, href] of [
      ['menu click → log rows', '/log'],
      ['menu click → channel rows', '/channel'],
      ['menu click → token rows, seen before', '/token'],
    ]) {
      const link = place.page.locator(`a[href^="${href}"]`).first()
      await link.hover()
      // Time a user needs between hover and click, in which the hover prefetches.
      await place.page.waitForTimeout(800)
      note(String(label), await toOtherRows(place, () => link.click()))
    }
  } finally {
    await person.close()
  }
}

export const paging: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const place = await person.open('/token')
    await place.watched((watch) => watch.rows)
    const next = place.page.getByRole('button', { name: 'Next page' })
    for (let n = 0; n < 5; n += 1) {
      await place.page.waitForTimeout(300)
      note('next page → token rows', await toOtherRows(place, () => next.click()))
    }
  } finally {
    await person.close()
  }
}
