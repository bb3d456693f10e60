import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { ALL_PROVIDERS, continueAtProvider, stubProviders } from './provider'

test.use({ caller: 'nobody', gatewayOptions: ALL_PROVIDERS })
test.beforeEach(({ page }) => stubProviders(page))

const CALLBACK = /^GET \/api\/oauth\/(github|lark|oidc)/
const stopped = (page: Page) => page.getByRole('main').getByRole('alert')

/** Sets out for GitHub and stays at the provider; the state that was given. */
async function setOut(page: Page): Promise<string> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with GitHub' }).click()
  await page.getByRole('heading', { name: 'Pretended provider: github' }).waitFor()
  return new URL(page.url()).searchParams.get('state') ?? ''
}

const FORGED: readonly [id: string, address: (state: string) => string, said: RegExp][] = [
  ['PO03', (state) => `/oauth/github?state=${state}`, /The provider did not confirm/],
  ['PO05', () => '/oauth/github?code=abc&state=OTHER', /does not belong to the request of this tab/],
  ['PO09', (state) => `/oauth/github?code=a&code=b&state=${state}`, /contains the same parameter twice/],
  ['PO11', (state) => `/oauth/lark?code=abc&state=${state}`, /another provider/],
  ['no state', () => '/oauth/github?code=abc', /was not started in this tab/],
]

test('a way back that is not the one set out for sends nothing, says why, and leads on (T-17)', async ({
  page,
  world,
}) => {
  for (const [id, address, said] of FORGED) {
    const state = await setOut(page)
    await page.goto(address(state))
    await expect(stopped(page), id).toHaveText(said)
    await expect(page, 'no token is left in the address').toHaveURL(/\/oauth\/(github|lark)$/)
    await expect(page.getByRole('link', { name: 'Go to the log-in page' })).toBeVisible()
  }
  // As it stands: from a link, in a tab that set out for nothing.
  await page.evaluate('sessionStorage.clear()')
  await page.goto('/oauth/oidc?code=abc&state=S1')
  await expect(stopped(page)).toHaveText(/was not started in this tab/)
  await page.goto('/oauth/elsewhere?code=abc&state=S1')
  await expect(page.getByRole('heading', { name: /^Page does not exist/ })).toBeVisible()
  expect(await world.calls(CALLBACK)).toEqual([])
})

test('code and state go as they came, once, and are used up (PO01, PO07, PO13, T-17, T-20)', async ({
  page,
  world,
  accessible,
}) => {
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F02', message: 'state is empty or not same' })
  const state = await setOut(page)
  await page.goto(`/oauth/github?code=12345678901234567890&state=${state}`)
  await expect(stopped(page)).toContainText('a newer attempt, perhaps in another tab, has replaced it')
  await expect(page.getByText('The server says: state is empty or not same')).toBeVisible()
  await expect(page).toHaveURL('/oauth/github')
  await accessible()
  for (const address of ['/oauth/github', `/oauth/github?code=12345678901234567890&state=${state}`]) {
    await page.goto(address)
    await expect(stopped(page)).toHaveText(/was already used/)
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  expect(await world.calls(CALLBACK)).toEqual([
    `GET /api/oauth/github?code=12345678901234567890&state=${state}`,
  ])
})

test('the first of two tabs is told that a newer attempt replaced it (PO19, CD-54)', async ({
  page,
  context,
  world,
}) => {
  await setOut(page)
  const other = await context.newPage()
  await stubProviders(other)
  await setOut(other)
  await continueAtProvider(page, /as member/)
  await expect(stopped(page)).toContainText('a newer attempt')
  await continueAtProvider(other, /as member/)
  await expect(other).toHaveURL('/')
  expect(await world.calls(CALLBACK)).toHaveLength(2)
})

test('no answer: tried three times, after two and four seconds, and never a fourth time', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F16' })
  await setOut(page)
  await page.clock.install()
  // As the console asks: a browser repeats by itself what broke off before an answer began.
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/oauth/github')) asked.push(request.url())
  })
  await continueAtProvider(page, /as member/)
  await expect(page.getByText(/^Attempt 2 in [12] s$/)).toBeVisible()
  await expect(page.getByRole('status').getByText(/No response arrived. Retrying/)).toBeVisible()
  await page.clock.runFor(2100)
  await expect(page.getByText(/^Attempt 3 in [34] s$/)).toBeVisible()
  await page.clock.runFor(1500)
  expect(asked).toHaveLength(2)
  await page.clock.runFor(3000)
  await expect(stopped(page)).toContainText('a check shows that nothing was changed')
  await page.clock.runFor(20_000)
  expect(asked).toHaveLength(3)
})

test('the wait can be cancelled; another answer than none is not waited for', async ({ page, world }) => {
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F12' })
  await setOut(page)
  await page.clock.install()
  await continueAtProvider(page, /as member/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(stopped(page)).toHaveText(/^Cancelled/)
  await page.clock.runFor(20_000)
  expect(await world.calls(CALLBACK)).toHaveLength(1)

  await world.clearFaults()
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F07' })
  await setOut(page)
  await continueAtProvider(page, /as member/)
  await expect(stopped(page)).toContainText('Too many requests')
  await page.clock.runFor(60_000)
  expect(await world.calls(CALLBACK)).toHaveLength(2)
})

test('an answer that got lost on the way is found by a second look, not by a second call', async ({
  page,
  world,
  expectToast,
}) => {
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F19', applied: true })
  await setOut(page)
  await continueAtProvider(page, /as member/)
  await expect(page).toHaveURL('/')
  await expectToast('Login successful')
  expect(await world.calls(CALLBACK)).toHaveLength(1)
})

test('a return without a connection sends nothing until it is asked to', async ({ page, world }) => {
  await setOut(page)
  await page.addInitScript(() => {
    const isOnline = () => sessionStorage.getItem('found-again') !== null
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: isOnline })
  })
  await continueAtProvider(page, /as member/)
  await expect(stopped(page)).toHaveText('You are offline. Nothing was sent.')
  expect(await world.calls(CALLBACK)).toEqual([])
  await page.evaluate(() => {
    sessionStorage.setItem('found-again', 'yes')
    window.dispatchEvent(new Event('online'))
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL('/')
  expect(await world.calls(CALLBACK)).toHaveLength(1)
})

test('whoever signed in meanwhile in another tab is not bound to somebody else', async ({
  page,
  context,
  world,
}) => {
  await setOut(page)
  const other = await context.newPage()
  await other.goto('/login')
  await other.getByLabel('Username').fill('alice')
  await other.getByLabel('Password', { exact: true }).fill('alice12345')
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/token')
  await continueAtProvider(page, /as member/)
  await expect(stopped(page)).toContainText('Another account has signed in in another tab')
  expect(await world.calls(CALLBACK)).toEqual([])
})

test('the words of a provider that refuses are text, and shown only with the state of this tab', async ({
  page,
  world,
}) => {
  const words = '<img src=x onerror=window.__xss=1> Not \u202etoday'
  const query = `error=access_denied&error_description=${encodeURIComponent(words)}`
  const state = await setOut(page)
  await page.goto(`/oauth/github?${query}&state=${state}`)
  await expect(stopped(page)).toContainText(
    'The provider says: <img src=x onerror=window.__xss=1> Not [U+202E]today',
  )
  await expect(page).toHaveURL('/oauth/github')
  await setOut(page)
  await page.goto(`/oauth/github?${query}&state=OTHER`)
  await expect(stopped(page)).toHaveText(/does not belong/)
  await expect(stopped(page)).not.toContainText('The provider says')
  expect(await page.evaluate('window.__xss')).toBeUndefined()
  expect(await world.calls(CALLBACK)).toEqual([])
})

test('a state older than ten minutes sends nothing', async ({ page, world }) => {
  const state = await setOut(page)
  await page.goto('/about')
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('oauth') ?? '{}')
    sessionStorage.setItem('oauth', JSON.stringify({ ...kept, at: kept.at - 10 * 60_000 }))
  })
  await page.goto(`/oauth/github?code=abc&state=${state}`)
  await expect(stopped(page)).toHaveText(/The authorization took too long/)
  expect(await world.calls(CALLBACK)).toEqual([])
})
