import { setNetwork } from '../../../e2e/faults/set-network'
import { deletionReport, startDeletion } from '../../../e2e/jobs/deletion-job-steps'
import { followDownloads, readDownload } from '../../../e2e/support/downloads'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

test('bulk run: failures are listed, a rate limit is waited out, going offline stops the run, and only unfinished items are retried (CD-27, AX-41)', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'DELETE /api/redemption/15', kind: 'refused', message: 'not this one', times: 1 })
  await world.fault({ call: 'DELETE /api/redemption/14', kind: 'F08', seconds: 5, times: 1 })
  for (const id of [13, 12, 11, 10]) await world.fault({ call: `DELETE /api/redemption/${id}`, kind: 'hang' })
  await startDeletion(page)
  await expect(
    deletionReport(page)
      .getByText(/Too many requests\. Resumes in \d s\./)
      .first(),
  ).toBeVisible()
  // At most four responses are awaited at once.
  await expect.poll(() => world.held()).toBe(4)
  await expect(deletionReport(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 10')
  await expect(
    deletionReport(page)
      .locator('output')
      .filter({ hasText: /^2 of 10$/ }),
  ).toHaveCount(1)
  await setNetwork(page, 'offline')
  await world.clearFaults()
  await expect(deletionReport(page)).toContainText('Stopped because you are offline.')
  const failed = deletionReport(page).getByRole('region', { name: '1 failed' })
  await expect(failed).toContainText('the whole bank #15 – not this one')
  await expect(deletionReport(page).getByRole('region', { name: /not sent$/ })).toContainText('新年礼物 #8')

  await setNetwork(page, 'online')
  await world.forgetCalls()
  await deletionReport(page).getByRole('button', { name: 'Retry failed' }).click()
  await expect.poll(() => world.calls(/^DELETE/)).toContain('DELETE /api/redemption/15')
  await expect(deletionReport(page)).toBeHidden()
  const retried = await world.calls(/^DELETE/)
  expect(retried).not.toContain('DELETE /api/redemption/16')
  expect(retried).not.toContain('DELETE /api/redemption/14')
})

test('bulk run: goes on while other pages are visited, pauses and resumes, and its result is a CSV file', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'DELETE /api/redemption/15', kind: 'refused', message: 'not this one', times: 1 })
  for (const id of [14, 13, 12, 11]) await world.fault({ call: `DELETE /api/redemption/${id}`, kind: 'hang' })
  await startDeletion(page)
  await page.getByRole('link', { name: 'Channels', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Channels' })).toBeVisible()
  await expect.poll(() => world.held()).toBe(4)
  await deletionReport(page).getByRole('button', { name: 'Pause' }).click()
  await expect(deletionReport(page).getByRole('button', { name: 'Resume' })).toBeVisible()
  await world.clearFaults()
  await expect(deletionReport(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '6 of 10')
  expect(await world.calls(/^DELETE/)).toHaveLength(6)
  await page.getByRole('button', { name: /^Jobs:/ }).click()
  await expect(deletionReport(page)).toBeHidden()
  await page.getByRole('button', { name: /^Jobs:/ }).click()
  await expect(page.getByRole('region', { name: 'Jobs' })).toBeFocused()
  await deletionReport(page).getByRole('button', { name: 'Resume' }).click()
  await expect(deletionReport(page)).toContainText('9 of 10 done · 1 failed')
  const calls = await world.calls(/^DELETE/)
  expect(new Set(calls).size).toBe(calls.length)
  const files = followDownloads(page)
  await deletionReport(page).getByRole('button', { name: 'Download results' }).click()
  const lines = (await readDownload(files)).text.trim().split('\r\n')
  expect(lines).toHaveLength(11)
  expect(lines[2]).toBe('15,the whole bank,failed,not this one')
})

test('bulk run: an ended session stops the run and opens the login page', async ({ page, world }) => {
  await world.fault({ call: 'DELETE /api/redemption/{id}', kind: 'F01', skip: 1 })
  await startDeletion(page)
  await expect(page).toHaveURL(/\/login\?expired=true$/)
  // One is done, and the others were in flight.
  expect((await world.calls(/^DELETE/)).length).toBeLessThanOrEqual(4)
})
