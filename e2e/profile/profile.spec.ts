import { expect, test } from '../support/test'

test('profile: nothing is written when another tab has signed in another user @all', async ({
  page,
  world,
  context,
  baseURL,
}) => {
  await page.goto('/user/edit')
  await page.getByLabel('Display name').fill('not chen')
  // Without the storage event that would have informed this tab (CD-03, CD-04).
  const { session } = await world.signIn('chen')
  await context.addCookies([{ name: 'session', value: session, url: baseURL }])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('You are now signed in as chen')
  await expect(page.getByLabel('Display name')).toHaveValue('not chen')
  expect(await world.calls(/^PUT/)).toEqual([])
})
