import { expect, test } from '../support/test'
import { changeOptions } from './option-oddities-steps'

test.use({ caller: 'root' })

test('settings: an option that is listed twice uses its last value and shows a note @all', async ({
  page,
  accessible,
}) => {
  await changeOptions(page, (rows) => [
    ...rows,
    { key: 'SystemName', value: 'Last' },
    { key: 'GroupRatio', value: '{"default":2}' },
  ])
  await page.goto('/setting?tab=other')
  await expect(page.getByLabel('System name')).toHaveValue('Last')
  await expect(
    page.getByText('The server sent this option more than once. The last value is shown.'),
  ).toHaveCount(1)
  await page.getByRole('tab', { name: 'Operations' }).click()
  await expect(page.getByText('Group ratio: The server sent this option more than once.')).toBeVisible()
  await accessible()
})
