import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { setNetwork } from '../faults/set-network'
import { confirmDeletion } from '../support/deletion'
import { expect, test } from '../support/test'

test.use({ caller: 'root' })

const DELETE = 'DELETE /api/redemption/{id}'
const report = (page: Page) => page.getByRole('article', { name: 'Deleting redemption codes' })

/** Selects the ten codes of the first page (ids 16 to 7) and starts the bulk deletion. */
async function startDeletion(page: Page) {
  await page.goto('/redemption/add')
  await page.getByRole('link', { name: 'Redemption codes' }).click()
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await page.getByRole('button', { name: 'Delete codes' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Delete 10 redemption codes?' })
  await expect(confirmation).toContainText('and 5 more')
  await confirmDeletion(page)
}

test('bulk run: failures are listed, a rate limit is waited out, going offline stops the run, and only unfinished items are retried (CD-27, AX-41)', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'DELETE /api/redemption/15', kind: 'refused', message: 'not this one', times: 1 })
  await world.fault({ call: 'DELETE /api/redemption/14', kind: 'F08', seconds: 5, times: 1 })
  await world.fault({ call: 'DELETE /api/redemption/13', kind: 'hang' })
  await startDeletion(page)
  await expect(
    report(page)
      .getByText(/Too many requests\. Resumes in \d s\./)
      .first(),
  ).toBeVisible()
  await expect.poll(() => world.held()).toBe(1)
  // The others go on while one response is slow.
  await expect(report(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '5 of 10')
  await expect(
    report(page)
      .locator('output')
      .filter({ hasText: /^5 of 10$/ }),
  ).toHaveCount(1)
  await setNetwork(page, 'offline')
  await world.clearFaults()
  await expect(report(page)).toContainText('Stopped because you are offline.')
  const failed = report(page).getByRole('region', { name: '1 failed' })
  await expect(failed).toContainText('the whole bank #15 – not this one')
  await expect(report(page).getByRole('region', { name: /not sent$/ })).toContainText('新年礼物 #8')

  await setNetwork(page, 'online')
  await world.forgetCalls()
  await report(page).getByRole('button', { name: 'Retry failed' }).click()
  await expect.poll(() => world.calls(/^DELETE/)).toContain('DELETE /api/redemption/15')
  // After the rate limit it sends half as fast.
  await expect(report(page)).toBeHidden({ timeout: 20_000 })
  const retried = await world.calls(/^DELETE/)
  expect(retried).not.toContain('DELETE /api/redemption/16')
  expect(retried).not.toContain('DELETE /api/redemption/14')
})

test('bulk run: sends at most two requests per second', async ({ page, expectToast, world }) => {
  await startDeletion(page)
  await expectToast('Done for all 10')
  const times = (await world.requests()).filter(({ method }) => method === 'DELETE').map((call) => call.at)
  expect(times).toHaveLength(10)
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(9 * 490)
})

test('bulk run: a reload stops the run and the page then reports the result of each item (CD-24)', async ({
  page,
  grid,
  world,
}) => {
  await world.fault({ call: DELETE, kind: 'hang', skip: 2 })
  await startDeletion(page)
  await expect.poll(() => world.held()).toBe(4)
  // The page fixture accepts the beforeunload dialog (CD-24).
  await page.reload()
  await expect(report(page)).toContainText('6 of 10 were sent before the page was reloaded.')
  await expect(report(page)).toContainText(
    '2 of 10 done · 4 with an unknown result: check them in the list · 4 not sent',
  )
  await expect(grid.row('code 13')).toBeVisible()
  // At most four responses are awaited at once.
  expect(await world.calls(/^DELETE/)).toHaveLength(6)
  await report(page).getByRole('button', { name: 'Close the report' }).click()
  await page.reload()
  await expect(grid.row('code 13')).toBeVisible()
  await expect(report(page)).toBeHidden()
})

test('bulk run: goes on while other pages are visited, pauses and resumes, and its result is a CSV file', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'DELETE /api/redemption/15', kind: 'refused', message: 'not this one', times: 1 })
  await startDeletion(page)
  await page.getByRole('link', { name: 'Channels', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Channels' })).toBeVisible()
  await report(page).getByRole('button', { name: 'Pause' }).click()
  await expect(report(page).getByRole('button', { name: 'Resume' })).toBeVisible()
  const sent = await world.calls(/^DELETE/)
  expect(sent.length).toBeLessThan(10)
  await page.getByRole('button', { name: /^Jobs:/ }).click()
  await expect(report(page)).toBeHidden()
  await page.getByRole('button', { name: /^Jobs:/ }).click()
  await expect(report(page)).toBeFocused()
  await report(page).getByRole('button', { name: 'Resume' }).click()
  await expect(report(page)).toContainText('9 of 10 done · 1 failed')
  const calls = await world.calls(/^DELETE/)
  expect(new Set(calls).size).toBe(calls.length)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report(page).getByRole('button', { name: 'Download results' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(11)
  expect(lines[2]).toBe('15,the whole bank,failed,not this one')
})

test('bulk run: an ended session stops the run and opens the login page', async ({ page, world }) => {
  await world.fault({ call: DELETE, kind: 'F01', skip: 1 })
  await startDeletion(page)
  await expect(page).toHaveURL(/\/login\?expired=true$/)
  const sent = await world.calls(/^DELETE/)
  expect(sent).toHaveLength(2)
})
