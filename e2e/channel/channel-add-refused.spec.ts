import { REFUSAL, createAfterDeletion, findCreated, fetchAvailableModels } from './channel-add-refused-steps'
import { expect, test } from '../support/test'

test.use({ caller: 'admin' })

test('channel creation: when the server refuses but has created the channel, it is shown and saving again repairs it @all', async ({
  page,
  world,
  expectToast,
  accessible,
}) => {
  await createAfterDeletion(page, world)
  const alert = page.getByRole('alert').filter({ hasText: REFUSAL })
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('The channel was created anyway')
  await expect(page.getByText('The response was lost')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create channel' })).toHaveCount(0)
  expect(await world.calls(/^POST/)).toHaveLength(1)
  expect(await fetchAvailableModels(world)).not.toContain('left-behind')
  await accessible()
  await page.getByRole('button', { name: 'Save again' }).click()
  await expectToast('Channel created')
  await expect(page).toHaveURL('/channel')
  expect(await world.calls(/^POST/)).toHaveLength(1)
  expect(await findCreated(world)).toHaveLength(1)
  expect(await fetchAvailableModels(world)).toContain('left-behind')
})
