import { NEWEST } from '../../../e2e/channel/channel-list-steps'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'admin' })

test('channel list: lists channels newest first with readable values, and pages', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel')
  await grid.shows(NEWEST)
  await expect(grid.row('xAI')).toContainText('Enabled')
  await expect(grid.row('xAI')).toContainText('0.70 s fast')
  await expect(grid.row('xAI')).toContainText('default')
  await expect(grid.row('xAI')).toContainText('vip')
  await expect(grid.row('channel 27')).toContainText('Disabled')
  await expect(grid.row('CloseAI 欠费')).toContainText('Auto-disabled')
  await expect(grid.row('CloseAI 欠费')).toContainText('Proxy CloseAI')
  await expect(grid.row('CloseAI 欠费')).toContainText('failed')
  await expect(grid.row('豆包')).toContainText('1.33 s fair')
  await expect(grid.row('Preview models for VIP')).toContainText('3.60 s slow')
  await expect(grid.row('From a newer server')).toContainText('Unknown type (99)')
  await expect(grid.row('From a newer server')).toContainText('Unknown (9)')

  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/channel?p=1')
  await expect(grid.table.getByRole('rowheader', { name: /零一万物/ })).toBeVisible()
  await expect(grid.table.getByRole('row').filter({ hasText: '01.AI' })).toContainText('7.78 s very slow')
  // The rows of the first page, then all of them by one call; the second page needs none.
  expect(await world.calls(/channel/)).toEqual(['GET /api/channel/?p=0', 'GET /api/channel/search?keyword='])
})

test('channel list: optional columns for balance and test model are shown on request and remembered @all', async ({
  page,
  grid,
}) => {
  await page.goto('/channel')
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toHaveCount(0)
  await grid.choose('Show balance and test model')
  await expect(grid.row('Preview models for VIP')).toContainText('$5.00')
  await expect(grid.row('Revoked reseller')).toContainText('-$2.75')
  await expect(grid.row('CloseAI 欠费')).toContainText('¥0.00')
  await expect(grid.row('Vertex AI')).toContainText('unsupported')
  await expect(page.getByRole('combobox', { name: 'Test model of Vertex AI' })).toHaveValue('gemini-1.5-pro')

  await page.goto('/channel')
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible()
  await grid.choose('Hide balance and test model')
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toHaveCount(0)
})

test('channel list: the menu of all rows and the tooltips say what a test and a balance do @all', async ({
  page,
  grid,
}) => {
  await page.goto('/channel?hide=id')
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute(
    'title',
    /Press a balance/,
  )
  await expect(page.getByRole('button', { name: 'Test xAI' })).toHaveAttribute('title', /short chat request/)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: /^Test all/ })).toContainText(
    'to gpt-3.5-turbo if the channel has it',
  )
  await page.keyboard.press('Escape')
  await expect(grid.row('xAI')).toBeVisible()
})

test('channel list: loads all rows in one request, then sorts and filters all of them (CD-34)', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel?sort=-priority')
  await expect(page.getByText('28 rows', { exact: true })).toBeVisible()
  await expect(page.getByText(/Sorted over/)).toHaveCount(0)
  await expect(grid.table.getByRole('rowheader').first()).toHaveText('OpenAI main')
  expect(await world.calls(/channel/)).toEqual(['GET /api/channel/?p=0', 'GET /api/channel/search?keyword='])

  await page.getByLabel('Status').selectOption({ label: 'Auto-disabled (2)' })
  await grid.shows(['CloseAI 欠费', 'Revoked reseller'])
  await expect(page.getByText('2 of 28 rows')).toBeVisible()
  await page.getByLabel('Type').selectOption({ label: 'Custom channel (1)' })
  await grid.shows(['Revoked reseller'])
  await expect(page).toHaveURL(/status=3/)
  await expect(page).toHaveURL(/type=8/)

  // Everything in the URL is restored after a reload, all rows too.
  await page.reload()
  await grid.shows(['Revoked reseller'])
  await expect(page.getByText('1 of 28 rows')).toBeVisible()
})

test('channel list: filters by group and model, and a search finds any text of a row', async ({
  page,
  grid,
}) => {
  await page.goto('/channel')
  await page.getByLabel('Groups').selectOption('svip')
  await grid.shows(['FastGPT 知识库', 'Raw proxy'])
  await grid.openMoreFilters()
  const model = page.getByLabel('Model', { exact: true })
  await model.fill('4o-MINI')
  await grid.shows(['FastGPT 知识库'])
  await model.fill('')
  await model.press('Escape')
  await page.getByLabel('Groups').selectOption('')
  await page.getByRole('searchbox').fill('language of the question')
  await page.getByRole('searchbox').press('Enter')
  await grid.shows(['Mistral (EU only)'])
  await grid.openMoreFilters()
  await model.fill('nowhere')
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page).toHaveURL('/channel')
  await expect(page.getByText('28 rows', { exact: true })).toBeVisible()
})

test('channel list: a search looks into all loaded rows, and sends nothing', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel')
  await expect(page.getByText('28 rows', { exact: true })).toBeVisible()
  const calls = await world.calls(/channel/)
  await grid.search('enai mai')
  await grid.shows(['OpenAI main'])
  await grid.search('  22 ')
  await expect(grid.table.getByRole('rowheader').first()).toHaveText('Vertex AI')
  expect(await world.calls(/channel/)).toEqual(calls)
})

test.describe('as an ordinary user', () => {
  test.use({ caller: 'alice' })

  for (const address of ['/channel', '/channel/add', '/channel/edit/3']) {
    test(`${address}: is refused and sends no request (T-28)`, async ({ page, world }) => {
      await page.goto(address)
      await expect(
        page.getByRole('heading', { name: 'You do not have permission to view this page' }),
      ).toBeVisible()
      expect(await world.calls(/channel|group|models/)).toEqual([])
    })
  }
})
