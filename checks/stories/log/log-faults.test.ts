import { SERVER_PAGES } from '../../../e2e/log/log-entries'
import type { Page } from '@playwright/test'
import { expect, test } from '../../document/document-story'

test.use(SERVER_PAGES)

const sum = (page: Page) => page.getByText(/^Consumed in this filter:/)
// Administrators have the total in the grid because they can read all entries.
const SUM_FAULTS = ['F10', 'F26'] as const

for (const kind of SUM_FAULTS) {
  test(`log sum: a failure of kind ${kind} shows a dash with the reason, never zero (FM-R6)`, async ({
    page,
    grid,
    world,
  }) => {
    await page.clock.install()
    await world.fault({ call: 'GET /api/log/self/stat', kind })
    await page.goto('/log')
    await expect(grid.table.getByRole('rowheader')).toHaveCount(10)
    await page.clock.runFor(6000)
    await expect(sum(page)).toHaveText('Consumed in this filter: –')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
    await expect(grid.table.getByRole('rowheader')).toHaveCount(10)
    await world.clearFaults()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(sum(page)).toHaveText(/\$\d+\.\d{2,}$/)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
}

test('log sum: a rate limit counts down and the sum is fetched once afterwards (FM-R3, FM-R6)', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.fault({ call: 'GET /api/log/self/stat', kind: 'F07' })
  await page.goto('/log')
  await expect(page.getByRole('button', { name: /^Retry \(\d+\)$/ })).toBeVisible()
  await expect(sum(page)).toHaveText('Consumed in this filter: –')
  await world.clearFaults()
  await page.clock.runFor(31_000)
  await expect(sum(page)).toHaveText(/\$\d+\.\d{2,}$/)
  expect(await world.calls(/self\/stat\?.*start_timestamp=0$/)).toHaveLength(2)
})

test('log list: a failed list can be fetched again while the sum stays (FM-R2)', async ({
  page,
  grid,
  world,
}) => {
  await page.clock.install()
  await world.fault({ call: 'GET /api/log/self', kind: 'F12' })
  await page.goto('/log')
  await page.clock.runFor(6000)
  await expect(page.getByRole('alert')).toContainText('Could not load Logs')
  await expect(sum(page)).toContainText('$')
  expect(await world.calls(/self\?/)).toHaveLength(3)
  await world.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(grid.table.getByRole('rowheader')).toHaveCount(10)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('log list: one invalid entry is counted and hides no valid entry (FM-R10), and planted fields are not stored (FM-R12)', async ({
    page,
    grid,
    world,
  }) => {
    await world.fault({ call: 'GET /api/log/', kind: 'F28' })
    await world.fault({ call: 'GET /api/log/', kind: 'F27', skip: 1 })
    await page.goto('/log?tests=shown')
    await expect(page.getByText('1 row could not be read and is left out')).toBeVisible()
    await expect(grid.table.getByRole('rowheader')).toHaveCount(9)
    await world.clearFaults()
    await world.fault({ call: 'GET /api/log/', kind: 'F27' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(grid.table.getByRole('rowheader')).toHaveCount(10)
    expect(await page.content()).not.toContain('planted-secret')
  })
})
