import { expect, test } from '../support/test'
import { loginDialog, signInWith, submitAfterExpiry, submitAgain, WRITES } from './sign-in-again-steps'

test('login dialog: it opens in all tabs of the user, one login serves all of them, and another user gets no data (CD-02)', async ({
  page,
  context,
  world,
  accessible,
}) => {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('in the first tab')
  const other = await context.newPage()
  await submitAfterExpiry(other, world)
  await expect(loginDialog(page)).toBeVisible()
  await accessible()
  await signInWith(other, 'alice12345')
  await expect(loginDialog(other)).toBeHidden()
  await expect(loginDialog(page)).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('in the first tab')
  await world.fault({ call: 'POST /api/token/', kind: 'F01', times: 1 })
  await submitAgain(other, loginDialog(page))
  await world.forgetCalls()
  await other.getByRole('button', { name: 'Log in as somebody else' }).click()
  await other.getByLabel('Username').fill('chen')
  await other.getByLabel('Password', { exact: true }).fill('chen12345')
  await other.keyboard.press('Enter')
  await expect(page.getByText('You are now signed in as chen')).toBeVisible()
  await expect(loginDialog(page)).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Discard them' })).toHaveCount(0)
  expect(await world.calls(WRITES)).toEqual([])
})
