import { expect, test } from '../../document/document-story'
import { typeCount } from '../../../e2e/support/type-count'

test.use({ caller: 'admin' })

test('channel test: uses the selected test model and shows the result immediately', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/channel?p=2')
  await page.getByRole('button', { name: 'Test OpenAI main' }).click()
  await expectToast(/^OpenAI main tested: gpt-3\.5-turbo, \d+\.\d\d s$/)
  await grid.choose('Show balance and test model')
  await page.getByRole('combobox', { name: 'Test model of OpenAI main' }).selectOption('gpt-4o')
  await page.getByRole('button', { name: 'Test OpenAI main' }).click()
  await expectToast(/^OpenAI main tested: gpt-4o, \d+\.\d\d s$/)
  await expect(grid.row('OpenAI main')).toContainText(/0\.\d\d s fast/)
  // A channel without gpt-3.5-turbo is tested with its first model.
  await page.getByRole('button', { name: 'Test Anthropic' }).click()
  await expectToast(/^Anthropic tested: claude-3-5-haiku-20241022/)
  expect(await world.calls(/test/)).toEqual([
    'GET /api/channel/test/1?model=gpt-3.5-turbo',
    'GET /api/channel/test/1?model=gpt-4o',
    'GET /api/channel/test/2?model=claude-3-5-haiku-20241022',
  ])
})

test('channel test: a failed test keeps the previous test time and marks the row', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/channel')
  await world.fault({ call: 'GET /api/channel/test/{id}', kind: 'refused', message: 'quota is used up' })
  await page.getByRole('button', { name: 'Test xAI' }).click()
  await expectToast('Test of xAI: quota is used up')
  await expect(grid.row('xAI')).toContainText('failed')
  await grid.row('xAI').getByText('failed').hover()
  await expect(grid.row('xAI').getByRole('tooltip')).toContainText('quota is used up')
  await expect(grid.row('xAI').getByRole('tooltip')).toContainText('Before: 0.70 s fast')
  await world.clearFaults()
  await page.getByRole('button', { name: 'Test xAI' }).click()
  await expectToast(/^xAI tested/)
  await expect(grid.row('xAI')).not.toContainText('failed')
})

test('channel test: continues after leaving the page and reports its result there (CD-25)', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/channel')
  await world.fault({ call: 'GET /api/channel/test/{id}', kind: 'F17', times: 1 })
  await page.getByRole('button', { name: 'Test Vertex AI' }).click()
  await expect.poll(world.held).toBe(1)
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
  await page.getByRole('link', { name: 'Channels' }).click()
  await expect(page.getByRole('button', { name: 'Test Vertex AI' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'About' }).click()
  await world.release()
  await expectToast(/^Vertex AI tested: gemini-1\.5-pro/)
  await page.getByRole('link', { name: 'Channels' }).click()
  await expect(grid.row('Vertex AI')).toContainText(/\d s (fast|fair)/)
  expect(await world.calls(/test/)).toHaveLength(1)
})

test('channel test: testing all or all disabled channels starts a run, and a run in progress is reported as information (CD-26)', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/channel')
  await grid.choose('Test disabled')
  await expectToast('Testing started. Refresh to see results')
  await grid.choose('Test all')
  await expectToast('测试已在运行中')
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toHaveCount(0)
  expect(await world.calls(/test/)).toEqual([
    'GET /api/channel/test?scope=disabled',
    'GET /api/channel/test?scope=all',
  ])
})

test('channel list: deleting all disabled channels lists them in the confirmation first (CD-44)', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/channel?keyword=xAI')
  await grid.choose('Delete disabled')
  const dialog = page.getByRole('dialog', { name: 'Delete 5 disabled channels' })
  await expect(dialog.getByRole('listitem')).toHaveText([
    'channel 27 #27',
    'CloseAI 欠费 #25',
    'Revoked reseller #24',
    'Library of manuals #11',
    '讯飞星火 #10',
  ])
  await expect(dialog).toContainText('never shows the keys of these channels again')
  await typeCount(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => world.calls(/^DELETE/)).toHaveLength(5)
  await grid.choose('Delete disabled')
  await expectToast('No channel is disabled. There is nothing to delete.')
  // A search looks at the type too: *VertexAI*.
  await grid.shows(['xAI', 'Vertex AI'])
})
