import { expect, test } from '../support/test'
import { sentOptions } from './sent-options'

const models = (count: number) => `{${Array.from({ length: count }, (_, at) => `"model-${at}":1`).join(',')}}`

test.use({
  caller: 'root',
  gatewayOptions: { ModelRatio: models(20), CompletionRatio: models(3), GroupRatio: '{"default":1,"vip":1}' },
})

test('ratio settings: removing all or more than a tenth of the entries asks for confirmation before saving @all', async ({
  page,
  world,
  expectToast,
  accessible,
}) => {
  await page.goto('/setting?tab=operation')
  await page.getByRole('button', { name: 'Edit as JSON' }).click()
  const text = page.getByLabel('Model ratio', { exact: true })
  const save = page.getByRole('button', { name: 'Save Prices' })
  await text.fill(models(17))
  await page.getByLabel('Completion ratio', { exact: true }).fill('{}')
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Remove 6 entries?' })
  await expect(dialog).toContainText('Model ratio: 3 of 20 entries are removed.')
  await expect(dialog).toContainText('Completion ratio: all entries are removed (3 of 3).')
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await accessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Completion ratio', { exact: true })).toHaveValue('{}')
  expect(await sentOptions(world)).toEqual([])

  await page.getByRole('button', { name: 'Review changes' }).click()
  await page.getByRole('button', { name: 'Save all changes' }).click()
  await dialog.getByRole('button', { name: 'Remove and save' }).click()
  await expectToast('Operation completed successfully')
  expect(await sentOptions(world)).toEqual([`ModelRatio=${models(17)}`, 'CompletionRatio={}'])

  // Removing a tenth of the entries or fewer needs no confirmation.
  await world.forgetCalls()
  await page.reload()
  await page.getByRole('button', { name: 'Edit as JSON' }).click()
  await text.fill(models(16))
  await save.click()
  await expectToast('Operation completed successfully')
  expect(await sentOptions(world)).toEqual([`ModelRatio=${models(16)}`])
})
