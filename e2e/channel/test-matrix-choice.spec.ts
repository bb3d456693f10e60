import type { Page } from '@playwright/test'
import { holdDeletions } from '../support/deletion'
import { expect, test } from '../support/test'

const NEW = { type: 1, group: 'default', models: 'm-a,m-b,m-c', config: '{}' }

const tests = (page: Page) => page.getByRole('table', { name: 'Tests' })

test.describe('with two channels', () => {
  test.use({ caller: 'root', seed: 'empty' })

  test('test matrix: a channel whose deletion waits is not tested, which the table, the report and the panel say; after Undo it is (CD-57)', async ({
    page,
    grid,
    world,
  }) => {
    await holdDeletions(page)
    for (const name of ['works', 'doomed'])
      await world.call('POST', '/api/channel/', { ...NEW, key: 'sk-x', name })
    await page.goto('/channel')
    await grid.press('doomed', 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await grid.choose('Test matrix')
    await page.getByRole('button', { name: 'Start 2 tests' }).click()
    await expect(
      page.getByText('All tests are done: 1 ok, 0 failed. 1 not sent: the channel is being deleted.'),
    ).toBeVisible()
    const result = tests(page).getByRole('row').filter({ hasText: 'doomed' }).getByRole('cell')
    await expect(result.last()).toHaveText('being deleted')
    const tested = () => world.calls(/^GET \/api\/channel\/test\/2/)
    expect(await tested()).toEqual([])
    await page.getByRole('button', { name: 'Jobs: 1' }).click()
    const card = page.getByRole('article', { name: '2 tests of 2 channels' })
    await expect(card.getByRole('region', { name: '1 not sent' })).toContainText('This is being deleted')
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    await card.getByRole('button', { name: 'Send the rest (1)' }).click()
    await expect(page.getByText('All tests are done: 2 ok, 0 failed.')).toBeVisible()
    expect(await tested()).toHaveLength(1)
  })
})

test.describe('with 2,000 channels', () => {
  test.use({ caller: 'root', seed: 'large' })

  for (const { list, rows, n, tested } of [
    // A few have no model that could be tested.
    { list: '/channel', rows: '2,000 rows', n: '2,000', tested: '1,962' },
    // Two in five, scattered over all ids.
    { list: '/channel?group=svip', rows: '800 of 2,000 rows', n: '800', tested: '784' },
  ])
    test(`test matrix: ${rows} selected in the list are all chosen, also after a reload`, async ({
      page,
    }) => {
      await page.goto(list)
      await page.getByLabel('Rows per page').selectOption('all')
      await expect(page.getByText(rows, { exact: true })).toBeVisible({ timeout: 20_000 })
      await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
      await page.getByRole('link', { name: 'Test', exact: true }).click()
      const scope = page.getByRole('combobox', { name: 'Channels' })
      const expectChosen = async () => {
        await expect(page.getByText(`${tested} tests of ${tested} channels`)).toBeVisible({ timeout: 20_000 })
        await expect(scope.locator('option:checked')).toHaveText(`selected in the list (${n})`)
      }
      await expectChosen()
      await page.reload()
      await expectChosen()

      // Each test may cost money: so many are not started by one click.
      await page.getByRole('button', { name: `Start ${tested} tests` }).click()
      const question = page.getByRole('dialog', { name: `Make ${tested} calls?` })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('button', { name: `Start ${tested} tests` })).toBeFocused()
    })
})
