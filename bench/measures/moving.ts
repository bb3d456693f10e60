// Measures from a click to the rows it requests.
import type { Locator } from '@playwright/test'
import type { Place, Work } from '../session'

/** As long as a person reads a page before the next step. */
export const READING_MS = 3000

/** Measures from the next click or input until rows other than the current ones are painted, in ms. */
export async function toOtherRows({ watched }: Place, click: () => Promise<unknown>): Promise<number> {
  await watched((watch) => {
    const old = watch.firstRow()
    watch.rows = watch.painted(() => watch.firstRow() && watch.firstRow() !== old)
  })
  await click()
  return watched(async (watch) => (await watch.rows) - watch.pressed)
}

/** Points at the first link to an address as long as a user needs until the click, in which the hover prefetches. */
export async function pointAt({ page }: Place, address: string): Promise<Locator> {
  const link = page.locator(`a[href^="${address}"]`).first()
  await link.hover({ position: { x: 3, y: 3 } })
  // A person's pointer goes on moving.
  await link.hover({ position: { x: 6, y: 3 } })
  await page.waitForTimeout(800)
  return link
}

export const menu: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const place = await person.open('/token')
    await place.watched((watch) => watch.rows)
    await place.page.waitForTimeout(READING_MS)
    for (const [label, href] of [
      ['menu → log rows', '/log'],
      ['log → token rows', '/token'],
      ['menu → channel rows', '/channel'],
      ['menu → log rows, seen before', '/log'],
      ['menu → channel rows, seen before', '/channel'],
    ]) {
      const link = await pointAt(place, String(href))
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
