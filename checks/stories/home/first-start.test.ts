import { expect, test } from '../../document/document-story'

test.use({ caller: 'nobody', seed: 'empty' })

/** One of them in the review, which every setting passes before it is saved. */
const MAX_CLICKS = 13

test('first start: from the log-in to an answered test call, each step comes back to the list of steps', async ({
  page,
  world,
  selectOption,
}) => {
  let clicks = 0
  const click = async (button: { click: () => Promise<void> }) => {
    clicks += 1
    await button.click()
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const steps = page.getByRole('region', { name: 'Set up this server' })
  const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name })
  const isNext = async (name: string, number: string) => {
    await expect(step(name)).toHaveAttribute('aria-current', 'step')
    await expect(step(name)).toContainText(number)
  }
  const banner = page.getByRole('note').filter({ hasText: 'still has the default password' })

  await page.goto('/login')
  await page.getByLabel('Username').fill('root')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await click(button('Log in'))

  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible()
  await expect(banner).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill('a new secret')
  await click(button('Save'))

  await expect(step('Replace the default password')).toContainText('Done')
  await expect(banner).toHaveCount(0)
  await isNext('Set the server address', '2 of 7')
  await click(steps.getByRole('link', { name: 'Set the server address' }))
  await page.getByLabel('Server address', { exact: true }).fill(window.location.origin)
  await click(page.getByRole('button', { name: 'Save General' }))
  await click(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }))

  await isNext('Add a channel', '3 of 7')
  await click(steps.getByRole('link', { name: 'Add a channel' }))
  await page.getByLabel('Name', { exact: true }).fill('first')
  await page.getByLabel('Key', { exact: true }).fill('sk-1234567890')
  await selectOption('Models', 'gpt-4o')
  clicks += 1
  await click(button('Create channel'))

  await isNext('Test a channel', '4 of 7')
  await click(steps.getByRole('button', { name: 'Test a channel' }))

  await isNext('Create a token', '5 of 7')
  await click(steps.getByRole('link', { name: 'Create a token' }))
  await page.getByLabel('Name', { exact: true }).fill('mine')
  await click(button('Create token'))

  await isNext('Make a call', '6 of 7')
  await click(steps.getByRole('button', { name: 'Make a call' }))
  await expect(button('Send a test call')).toBeFocused()
  // The step is done with the answer: the entry of the log may come later.
  await world.fault({ call: 'GET /api/log/', kind: 'F17' })
  await click(button('Send a test call'))
  await expect(page.getByText('gpt-4o of the embedded gateway has read: Hello!')).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS)

  await isNext('Set up mail', '7 of 7')
})

test('first start: a log-in with a password that was set elsewhere ends the warning', async ({
  page,
  world,
}) => {
  const banner = page.getByRole('note').filter({ hasText: 'still has the default password' })
  const account = page.getByRole('button', { name: 'Account: root' })
  const logIn = async (password: string) => {
    await page.getByLabel('Username').fill('root')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await page.goto('/login')
  await logIn('123456')
  await expect(banner).toBeVisible()
  await world.signIn('root')
  await world.call('PUT', '/api/user/self', { username: 'root', password: 'a new secret' })
  await account.click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await logIn('a new secret')
  await expect(account).toBeVisible()
  await expect(banner).toHaveCount(0)
})
