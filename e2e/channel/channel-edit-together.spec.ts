import { expect, test } from '../support/test'
import { sentBodies } from './sent-bodies'

test.use({ caller: 'admin' })

const DEEPSEEK = 3

test.beforeEach(async ({ page }) => {
  await page.goto(`/channel/edit/${DEEPSEEK}`)
  await page.getByLabel('Name').fill('ours')
})

const submit = { role: 'button', name: 'Save' } as const

test('channel edit: a conflict dialog opens when both changed the same field (CD-10) @all', async ({
  page,
  world,
  accessible,
}) => {
  await world.call('PUT', '/api/channel/', { id: DEEPSEEK, name: 'theirs', weight: 5 })
  await page.getByLabel('Key', { exact: true }).fill('secret-7f3a')
  await page.getByRole(submit.role, { name: submit.name }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else in the meantime' })
  await expect(dialog.getByRole('radio', { name: /theirs/ })).toBeVisible()
  await expect(dialog).not.toContainText('secret')
  await accessible()
  await dialog.getByRole('radio', { name: /ours/ }).check()
  await dialog.getByRole('button', { name: 'Save the chosen values' }).click()
  await expect(page).toHaveURL('/channel')
  expect((await sentBodies(world, 'PUT'))[1]).toEqual({ id: DEEPSEEK, name: 'ours', key: 'secret-7f3a' })
})
