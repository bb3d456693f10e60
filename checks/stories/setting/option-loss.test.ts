import { expect, test } from '../../document/document-story'

const models = (count: number) => `{${Array.from({ length: count }, (_, at) => `"model-${at}":1`).join(',')}}`

test.use({
  caller: 'root',
  gatewayOptions: { ModelRatio: models(20), CompletionRatio: models(3), GroupRatio: '{"default":1,"vip":1}' },
})

test('ratio settings: removing a group in use warns with the number of its channels and users', async ({
  page,
  world,
}) => {
  await page.goto('/setting?tab=operation')
  expect(await world.calls(/search/)).toEqual([])
  await page.getByRole('button', { name: 'Remove group default' }).click()
  await page.getByRole('button', { name: 'Save Prices' }).click()
  await expect(
    page.getByText(/^The group default is still in use \(channels: \d+, users: \d+\)/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('is still in use')).toBeHidden()
})
