import { CALLBACK, errorAlert, startLogin } from '../../../e2e/oauth/oauth-steps'
import { continueAtProvider, providersAt, stubProviders } from '../../../e2e/oauth/provider'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'nobody', gatewayOptions: providersAt(window.location.origin) })
test.beforeEach(({ page, baseURL }) => stubProviders(page, baseURL))

const FORGED: readonly [id: string, address: (state: string) => string, message: RegExp][] = [
  ['PO03', (state) => `/oauth/github?state=${state}`, /The provider did not confirm/],
  ['PO05', () => '/oauth/github?code=abc&state=OTHER', /does not belong to a sign-in/],
  ['PO09', (state) => `/oauth/github?code=a&code=b&state=${state}`, /does not belong to a sign-in/],
  ['PO11', (state) => `/oauth/lark?code=abc&state=${state}`, /does not belong to a sign-in/],
  ['no state', () => '/oauth/github?code=abc', /does not belong to a sign-in/],
]

test('OAuth callback: a state that does not match sends nothing, shows the reason and offers the next step (T-17)', async ({
  page,
  world,
}) => {
  for (const [id, address, message] of FORGED) {
    const state = await startLogin(page)
    await page.goto(address(state))
    await expect(errorAlert(page), id).toHaveText(message)
    await expect(page, 'no token is left in the address').toHaveURL(/\/oauth\/(github|lark)$/)
    await expect(page.getByRole('link', { name: 'Go to the log-in page' })).toBeVisible()
  }
  // The URL comes from a link, opened in a tab that started no login.
  await page.evaluate('sessionStorage.clear()')
  await page.goto('/oauth/oidc?code=abc&state=S1')
  await expect(errorAlert(page)).toHaveText(/does not belong to a sign-in/)
  await page.goto('/oauth/elsewhere?code=abc&state=S1')
  await expect(page.getByRole('heading', { name: /^Page does not exist/ })).toBeVisible()
  expect(await world.calls(CALLBACK)).toEqual([])
})

test('OAuth callback: code and state are sent unchanged, once, and then discarded (PO01, PO07, PO13, T-17, T-20)', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F02', message: 'state is empty or not same' })
  const state = await startLogin(page)
  await page.goto(`/oauth/github?code=12345678901234567890&state=${state}`)
  await expect(errorAlert(page)).toContainText('a newer one, perhaps in another tab, has replaced it')
  await expect(page.getByText('The server says: state is empty or not same')).toBeVisible()
  await expect(page).toHaveURL('/oauth/github')
  for (const address of ['/oauth/github', `/oauth/github?code=12345678901234567890&state=${state}`]) {
    await page.goto(address)
    await expect(errorAlert(page)).toHaveText(/was already used/)
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  expect(await world.calls(CALLBACK)).toEqual([
    `GET /api/oauth/github?code=12345678901234567890&state=${state}`,
  ])
})

test('OAuth callback: without a response it makes three attempts, after two and four seconds, and no fourth', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F16' })
  await startLogin(page)
  await page.clock.install()
  // Counted in the page, because the browser itself retries a request whose connection closed before a response.
  const attempts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/oauth/github')) attempts.push(request.url())
  })
  await continueAtProvider(page, /as member/)
  await expect(page.getByText(/^Attempt 2 in [12] s$/)).toBeVisible()
  await expect(page.getByRole('status').getByText(/No response arrived. Retrying/)).toBeVisible()
  await page.clock.runFor(2100)
  await expect(page.getByText(/^Attempt 3 in [34] s$/)).toBeVisible()
  await page.clock.runFor(1500)
  expect(attempts).toHaveLength(2)
  await page.clock.runFor(3000)
  await expect(errorAlert(page)).toContainText('a check shows that nothing was changed')
  await page.clock.runFor(20_000)
  expect(attempts).toHaveLength(3)
})

test('OAuth callback: whoever leaves during the wait is not logged in later', async ({ page, world }) => {
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F13', times: 1 })
  await startLogin(page)
  await page.clock.install()
  await continueAtProvider(page, /as member/)
  await expect(page.getByText(/^Attempt 2 in/)).toBeVisible()
  await page.getByRole('link', { name: 'One API' }).click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(60_000)
  expect(await world.calls(CALLBACK)).toHaveLength(1)
})

test('OAuth callback: the retry wait can be cancelled, and other errors are not retried', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F12' })
  await startLogin(page)
  await page.clock.install()
  await continueAtProvider(page, /as member/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(errorAlert(page)).toContainText('nothing was changed')
  await page.clock.runFor(20_000)
  expect(await world.calls(CALLBACK)).toHaveLength(1)

  await world.clearFaults()
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F07' })
  await startLogin(page)
  await continueAtProvider(page, /as member/)
  await expect(errorAlert(page)).toContainText('Too many requests')
  await page.clock.runFor(60_000)
  expect(await world.calls(CALLBACK)).toHaveLength(2)
})

test('OAuth callback: a lost response is verified by reading the account, not by sending the code again', async ({
  page,
  world,
  expectToast,
}) => {
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F19', applied: true })
  await startLogin(page)
  await continueAtProvider(page, /as member/)
  await expect(page).toHaveURL('/')
  await expectToast('Login successful')
  expect(await world.calls(CALLBACK)).toHaveLength(1)
})

test('OAuth callback: while offline it sends nothing until the user retries', async ({ page, world }) => {
  await startLogin(page)
  await page.addInitScript(() => {
    const isOnline = () => sessionStorage.getItem('found-again') !== null
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: isOnline })
  })
  await continueAtProvider(page, /as member/)
  await expect(errorAlert(page)).toHaveText('You are offline. Nothing was sent.')
  expect(await world.calls(CALLBACK)).toEqual([])
  await page.evaluate(() => {
    sessionStorage.setItem('found-again', 'yes')
    window.dispatchEvent(new Event('online'))
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL('/')
  expect(await world.calls(CALLBACK)).toHaveLength(1)
})

test('OAuth callback: a state older than ten minutes sends nothing', async ({ page, world }) => {
  const state = await startLogin(page)
  await page.goto('/about')
  await page.evaluate(() => {
    const attempt = JSON.parse(sessionStorage.getItem('oauth') ?? '{}')
    sessionStorage.setItem('oauth', JSON.stringify({ ...attempt, at: attempt.at - 10 * 60_000 }))
  })
  await page.goto(`/oauth/github?code=abc&state=${state}`)
  await expect(errorAlert(page)).toHaveText(/took too long/)
  expect(await world.calls(CALLBACK)).toEqual([])
})
