import {
  REFUSAL,
  createAfterDeletion,
  findCreated,
  fetchAvailableModels,
} from '../../../e2e/channel/channel-add-refused-steps'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'admin' })

test('channel creation: deleting the half-created channel returns to the form with all typed values', async ({
  page,
  world,
  expectToast,
}) => {
  await createAfterDeletion(page, world)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast('Operation completed successfully')
  await expect(page.getByLabel('Name')).toHaveValue('mine')
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('sk-typed-once')
  await expect(page.getByRole('alert').filter({ hasText: REFUSAL })).toHaveCount(0)
  expect(await findCreated(world)).toEqual([])
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page).toHaveURL('/channel')
  expect(await findCreated(world)).toHaveLength(1)
  expect(await fetchAvailableModels(world)).toContain('left-behind')
})

test('channel creation: when saving again is refused too, the new message is shown and both actions stay available', async ({
  page,
  world,
}) => {
  await createAfterDeletion(page, world)
  await world.fault({ call: 'PUT /api/channel/', kind: 'refused', message: 'database is locked', times: 1 })
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'database is locked' })).toBeFocused()
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(page).toHaveURL('/channel')
  expect(await fetchAvailableModels(world)).toContain('left-behind')
})
