import { expect, test } from '../support/test'
import { expectNothingYet, logInAsNewRoot } from './setup-steps'

test.use({ caller: 'nobody', seed: 'empty' })

test('overview: a dismissed checklist stays away, and axe finds no violations on an empty server @all', async ({
  page,
  world,
  accessible,
}) => {
  await logInAsNewRoot(page)
  await page.goto('/')
  const list = page.getByRole('region', { name: 'Set up this server' })
  await expect(list.getByText('To do')).toHaveCount(7)
  // The banner of the default password stands above it.
  await accessible()
  await list.getByRole('button', { name: 'Dismiss the checklist' }).click()
  await expect(list).toHaveCount(0)
  await world.forgetCalls()
  await page.reload()
  await expect(page.getByText('No consumption in seven days')).toBeVisible()
  await expect(list).toHaveCount(0)
  expect(await world.calls(/option/)).toEqual([])

  await expectNothingYet(page)
  await accessible()
})
