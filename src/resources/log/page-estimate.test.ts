import { expect, it, vi } from 'vitest'
import { estimatePages } from './page-estimate'

it.each([0, 1, 179])('pages: a list of %i is known by one call', async (count) => {
  const hasPage = vi.fn<(p: number) => Promise<boolean>>(async (p) => p < count)
  expect(await estimatePages(180, hasPage)).toBe(180)
  expect(hasPage).toHaveBeenCalledOnce()
})

it.each([181, 250, 1000, 1440, 54_321])('pages: %i are estimated to an eighth', async (count) => {
  const hasPage = vi.fn<(p: number) => Promise<boolean>>(async (p) => p < count)
  const pages = await estimatePages(180, hasPage)
  expect(pages).toBeGreaterThanOrEqual(count)
  expect(pages).toBeLessThanOrEqual(count * 1.15)
  expect(hasPage.mock.calls.length).toBeLessThan(15)
})
