import type { Page } from '@playwright/test'
import { setNetwork } from '../faults/set-network'
import type { Grid } from '../support/grid'
import type { Server } from '../support/server'
import { expect, test } from '../support/test'

const LIST = /^GET \/api\/token\/\?p=/

/** Opens the token list and clears the request log. */
async function expectTokensRefetched(page: Page, grid: Grid, world: Server) {
  await page.goto('/token')
  await expect(grid.row('newest')).toBeVisible()
  await world.forgetCalls()
}

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'The data shown is from' })

test('list: a failed refetch keeps the rows and shows their age; it is tried again until it succeeds (FM-R2, AX-38) @all', async ({
  page,
  grid,
  world,
  accessible,
}) => {
  await page.clock.install()
  await expectTokensRefetched(page, grid, world)
  await world.fault({ call: 'GET /api/token/', kind: 'F12' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  const requestCount = async () => (await world.calls(LIST)).length
  await expect.poll(async () => (await page.clock.runFor(500), requestCount()), { intervals: [20] }).toBe(3)
  await expect(banner(page)).toContainText(/The data shown is from \d\d:\d\d:\d\d\./)
  await expect(grid.row('newest')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await accessible()
  const retry = banner(page).getByRole('button', { name: /^Retry/ })
  await retry.click()
  await expect.poll(async () => (await page.clock.runFor(500), requestCount()), { intervals: [20] }).toBe(6)
  await expect(retry).toBeFocused()
  await world.clearFaults()
  await page.clock.runFor(31_000)
  await expect(banner(page)).toBeHidden()
  await page.clock.runFor(120_000)
  expect(await requestCount()).toBe(7)
})

test('list: a rate-limited server gets no request until its Retry-After has passed (FM-R3) @all', async ({
  page,
  grid,
  world,
}) => {
  await page.clock.install()
  await expectTokensRefetched(page, grid, world)
  // Both rules stand before the first request, and the wait is long: the clock of the page also runs by itself.
  await world.fault({ call: 'GET /api/token/', kind: 'F08', seconds: 110, times: 1 })
  await world.fault({ call: 'GET /api/token/', kind: 'F09' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(banner(page)).toContainText(/Too many requests, please try again later.*Retry \(\d+\)/)
  await page.clock.runFor(60_000)
  expect(await world.calls(LIST)).toHaveLength(1)
  await page.clock.runFor(51_000)
  // A wait of a day is neither counted down nor retried automatically.
  await expect.poll(() => world.calls(LIST)).toHaveLength(2)
  await expect(banner(page).getByRole('button', { name: 'Retry', exact: true })).toBeVisible()
  await page.clock.runFor(200_000)
  expect(await world.calls(LIST)).toHaveLength(2)
})

test('offline: the age of the data is shown, and the list is refetched once when back online (FM-R4, AX-42) @all', async ({
  page,
  grid,
  world,
}) => {
  await expectTokensRefetched(page, grid, world)
  await page.clock.install()
  await setNetwork(page, 'offline')
  const offline = page.getByRole('status').filter({ hasText: 'You are offline' })
  await expect(offline).toContainText(/The data shown is from \d\d:\d\d:\d\d/)
  await page.clock.runFor(10_000)
  await setNetwork(page, 'online')
  await expect(offline).toBeHidden()
  await expect.poll(() => world.calls(LIST)).toHaveLength(1)
})
