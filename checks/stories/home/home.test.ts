import { expect, test } from '../../document/document-story'

test('home page: a signed-in user sees the overview and the status of the gateway', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/user/dashboard', kind: 'refused', message: 'no sums today', times: 2 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to One API' })).toBeVisible()
  const own = page.getByRole('region', { name: 'Your account' })
  await expect(own.getByText('Remaining quota').locator('..')).toContainText('$')
  // A value that cannot be fetched shows its error instead of zero.
  await expect(own.getByRole('alert')).toContainText('Could not be loaded.')
  await expect(own.getByTitle('no sums today')).toBeVisible()
  await world.clearFaults()
  await own.getByRole('button', { name: 'Retry' }).click()
  await expect(own.getByRole('alert')).toBeHidden()
  await expect(own.getByText('Lasts for').locator('..')).toContainText(/days|No consumption/)
  const system = page.getByRole('region', { name: 'System status' })
  await expect(system).toContainText('v0.0.0')
  await expect(system).toContainText(/Running since\s*\d{4}-/)
  await expect(system).toContainText(/GitHub login\s*Not enabled/)
  // Nothing of other accounts is asked for.
  expect(await world.calls(/GET \/api\/(log\/stat|channel|user\/\?)/)).toEqual([])
  await page
    .getByRole('region', { name: 'Quick start' })
    .getByRole('link', { name: 'Create a token' })
    .click()
  await expect(page).toHaveURL('/token/add')
})

test.describe('as a visitor', () => {
  test.use({ caller: 'nobody', gatewayOptions: { ServerAddress: 'https://gate.example/' } })

  test('home page: explains the product and how to start, and fetches no account data', async ({
    page,
    world,
  }) => {
    await page.goto('/')
    const gettingStarted = page.getByRole('region', { name: 'How to begin' })
    await expect(gettingStarted.getByText('https://gate.example/v1')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your account' })).toHaveCount(0)
    await gettingStarted.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/login')
    expect(await world.calls(/\/user\/|\/log\//)).toEqual([])
  })
})

test.describe('on the first day of a server', () => {
  test.use({ caller: 'root', seed: 'empty' })

  test('overview: what was spent so far is no average yet', async ({ page, world }) => {
    await world.consume({ user: 'root', model: 'gpt-4o', quota: 500_000 })
    await page.goto('/')
    const own = page.getByRole('region', { name: 'Your account' })
    await expect(own).toContainText('$1.00 on the first day')
  })
})
