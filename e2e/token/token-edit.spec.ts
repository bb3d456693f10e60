import { type Token, THESIS } from './token-edit-steps'
import { expect, test } from '../support/test'

test('token edit: a conflict dialog opens when both changed the same field @all', async ({
  page,
  world,
  accessible,
}) => {
  await world.signIn('alice')
  const stored = await world.call<Token>('GET', `/api/token/${THESIS}`)
  await page.goto(`/token/edit/${THESIS}`)
  await page.getByLabel('Quota', { exact: true }).fill('900000')
  await world.call('PUT', '/api/token/', { ...stored, remain_quota: 400_000 })
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else in the meantime' })
  await expect(dialog).toContainText('500000')
  await expect(dialog).toContainText('400000')
  await expect(dialog).toContainText('900000')
  await accessible()
  await dialog.getByRole('radio', { name: /900000/ }).check()
  await dialog.getByRole('button', { name: 'Save the chosen values' }).click()
  await expect(page).toHaveURL('/token')
  expect(await world.call<Token>('GET', `/api/token/${THESIS}`)).toMatchObject({ remain_quota: 900_000 })
})

test('token edit: an overspent quota does not prevent saving @all', async ({ page, world, browserName }) => {
  expect(browserName).toBe('chromium')
  await world.signIn('alice')
  const stored = await world.call<Token>('GET', `/api/token/${THESIS}`)
  await world.call('PUT', '/api/token/', { ...stored, remain_quota: -1824 })
  await page.goto(`/token/edit/${THESIS}`)
  await expect(page.getByLabel('Quota', { exact: true })).toHaveValue('-1824')
  await page.getByLabel('Name').fill('overspent')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/token')
})
