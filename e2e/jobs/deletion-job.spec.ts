import { expect, test } from '../support/test'
import { deletionReport, startDeletion } from './deletion-job-steps'

test.use({ caller: 'root' })

test('bulk run: a reload stops the run and the page then reports the result of each item (CD-24)', async ({
  page,
  grid,
  world,
}) => {
  await world.fault({ call: 'DELETE /api/redemption/{id}', kind: 'hang', skip: 2 })
  await startDeletion(page)
  await expect.poll(() => world.held()).toBe(4)
  // The page fixture accepts the beforeunload dialog (CD-24).
  await page.reload()
  await expect(deletionReport(page)).toContainText('6 of 10 were sent before the page was reloaded.')
  await expect(deletionReport(page)).toContainText(
    '2 of 10 done · 4 with an unknown result: check them in the list · 4 not sent',
  )
  // The first that was not sent: those before it may arrive in any order.
  await expect(grid.row('twenty bytes exactly')).toBeVisible()
  // At most four responses are awaited at once.
  expect(await world.calls(/^DELETE/)).toHaveLength(6)
  await deletionReport(page).getByRole('button', { name: 'Close the report' }).click()
  await page.reload()
  await expect(grid.row('twenty bytes exactly')).toBeVisible()
  await expect(deletionReport(page)).toBeHidden()
})
