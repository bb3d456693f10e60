import { ALICE, quotaOf, userOf, submit } from './user-edit-steps'
import { expect, test } from '../support/test'

test.use({ caller: 'root' })

test('user edit: a quota that changed while it was edited opens a conflict dialog with the difference (CD-11)', async ({
  page,
  world,
  accessible,
}) => {
  await page.goto(`/user/edit/${ALICE}`)
  await quotaOf(page).fill('5000000')
  await world.call('PUT', '/api/user/', { id: ALICE, quota: 999_600 })
  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else in the meantime' })
  await expect(dialog).toContainText('999,600 (spent 400 in the meantime)')
  await accessible()
  expect((await userOf(world, ALICE)).quota).toBe(999_600)
  await dialog.getByRole('radio', { name: /5,000,000/ }).check()
  await dialog.getByRole('button', { name: 'Save the chosen values' }).click()
  await expect(page).toHaveURL('/user')
  expect((await userOf(world, ALICE)).quota).toBe(5_000_000)
})
