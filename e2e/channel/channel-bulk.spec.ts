import { sendDeletion } from '../support/deletion'
import { expect, test } from '../support/test'
import { typeCount } from '../support/type-count'

test.use({ caller: 'admin' })

test('channel bulk actions: a reload during a bulk deletion warns first, then the page reports what was sent (CD-24) @all', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel')
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await world.fault({ call: 'DELETE /api/channel/{id}', kind: 'F17', skip: 2, applied: true })
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })
  await expect(page.getByRole('dialog')).toContainText('never shows the keys of these channels again')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await typeCount(page)
  await confirm.click()
  await sendDeletion(page)
  await expect.poll(world.held).toBe(4)
  // The page fixture accepts the beforeunload dialog.
  await page.reload()
  await expect(page.getByText('6 of 10 were sent before the page was reloaded.')).toBeVisible()
  await expect(grid.table.getByRole('rowheader')).not.toHaveCount(0)
  expect(await world.calls(/^DELETE/)).toHaveLength(6)
})
