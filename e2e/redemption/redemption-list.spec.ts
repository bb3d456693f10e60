import type { Code } from './redemption-list-steps'
import { readFile } from 'node:fs/promises'
import { confirmDeletion, deleteRow } from '../support/deletion'
import { expect, test } from '../support/test'

test.use({ caller: 'admin', permissions: ['clipboard-read', 'clipboard-write'] })

test('redemption list: copies one code, and deletes it after a confirmation with name and id @all', async ({
  page,
  grid,
  expectToast,
  world,
}) => {
  await page.goto('/redemption')
  await page.getByRole('button', { name: 'Copy newest' }).click()
  await expectToast('Copied to clipboard')
  const [newest] = await world.call<Code[]>('GET', '/api/redemption/?p=0')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(newest?.key)

  await world.fault({ call: 'DELETE /api/redemption/{id}', kind: 'refused', message: 'not today', times: 1 })
  await grid.press('newest', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete newest?' })
  await expect(dialog).toContainText('#16')
  await confirmDeletion(page)
  await expectToast('newest was not deleted: not today')
  await expect(grid.more('newest')).toHaveAttribute('data-failed', 'true')
  await deleteRow(page, grid, 'newest')
  await expect(dialog).toBeHidden()
  await expect(grid.row('newest')).toBeHidden()
  expect(await world.calls(/^DELETE/)).toHaveLength(2)
})

test('redemption list: all used codes are filtered, exported as text and deleted @all', async ({
  page,
  grid,
  expectToast,
  world,
}) => {
  await page.goto('/redemption')
  await page.getByLabel('Rows per page').selectOption('all')
  await expect(page.getByText('16 rows')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Used')
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await expect(page.getByText('4 selected').first()).toBeVisible()

  const all = [
    ...(await world.call<Code[]>('GET', '/api/redemption/?p=0')),
    ...(await world.call<Code[]>('GET', '/api/redemption/?p=1')),
  ]
  const text = all
    .filter(({ status }) => status === 3)
    .map(({ key }) => key)
    .join('\n')
  await page.getByRole('button', { name: 'Copy codes' }).click()
  await expectToast('Copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download codes' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('redemption-codes.txt')
  expect(await readFile(await download.path(), 'utf8')).toBe(`${text}\n`)

  await page.getByRole('button', { name: 'Delete codes' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Delete 4 redemption codes?' })
  await expect(confirmation.getByRole('listitem')).toHaveText([
    '新年礼物 #7',
    'workshop Lisbon #5',
    'launch week #2',
    'launch week #1',
  ])
  await confirmDeletion(page)
  await expectToast('Done for all 4')
  await grid.shows([])
  await expect(page.getByRole('article')).toBeHidden()
  expect(await world.calls(/^DELETE/)).toEqual([7, 5, 2, 1].map((id) => `DELETE /api/redemption/${id}`))
})
