import { testsTable, THREE_MODELS } from '../../../e2e/channel/test-matrix-steps'
import { holdUndo } from '../../../e2e/support/deletion'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root', seed: 'empty' })

test('test matrix: a channel whose deletion waits is not tested, which the table, the report and the panel say; after Undo it is (CD-57)', async ({
  page,
  grid,
  world,
}) => {
  await holdUndo(page)
  for (const name of ['works', 'doomed'])
    await world.call('POST', '/api/channel/', { ...THREE_MODELS, key: 'sk-x', name })
  await page.goto('/channel')
  await grid.press('doomed', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Tests', exact: true }).click()
  await page.getByRole('button', { name: 'Start 2 tests' }).click()
  await expect(page.getByText('1 of 2 done · 1 not sent')).toBeVisible()
  const result = testsTable(page).getByRole('row').filter({ hasText: 'doomed' }).getByRole('cell')
  await expect(result.last()).toHaveText('being deleted')
  const tested = () => world.calls(/^GET \/api\/channel\/test\/2/)
  expect(await tested()).toEqual([])
  await page.getByRole('button', { name: 'Jobs: 1' }).click()
  const card = page.getByRole('article', { name: '2 tests of 2 channels' })
  await expect(card.getByRole('region', { name: '1 not sent' })).toContainText('This is being deleted')
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: 'Send the rest (1)' }).click()
  await expect(page.getByText('2 of 2 done').first()).toBeVisible()
  expect(await tested()).toHaveLength(1)
})
