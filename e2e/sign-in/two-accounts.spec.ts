import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/test'
import type { Server } from '../support/server'

const WRITES = /^(POST|PUT|DELETE)/

/** Replaces the session cookie of the browser with one of another account, without any event in its tabs. */
async function replaceSessionCookie(context: BrowserContext, world: Server, username: string) {
  const { user, session } = await world.signIn(username)
  const before = (await context.cookies()).find(({ name }) => name === 'session')
  if (before) await context.addCookies([{ ...before, value: session }])
  return user
}

/** Signs in an account in another tab of this browser. */
async function signInFromAnotherTab(page: Page, world: Server, username: string) {
  const { id, display_name, role, status } = await replaceSessionCookie(page.context(), world, username)
  const other = await page.context().newPage()
  await other.goto('/logo.png')
  const stored = JSON.stringify({ id, username, display_name, role, status })
  await other.evaluate((text) => localStorage.setItem('user', text), stored)
  await other.close()
}

/** Blocks storage events in this tab, as if the tab were frozen. */
const blockStorageEvents = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })

/** Opens the token form as alice and types a name without saving. */
async function typeToken(page: Page) {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('for alice')
}

async function expectAccountChen(page: Page, world: Server) {
  await expect(page.getByText('You are now signed in as chen')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Account: chen' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Create token' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Discard them' })).toHaveCount(0)
  expect(await world.calls(WRITES)).toEqual([])
}

test('two accounts: a form disappears when another user signs in in another tab (CD-02)', async ({
  page,
  world,
}) => {
  await typeToken(page)
  await signInFromAnotherTab(page, world, 'chen')
  await expectAccountChen(page, world)
  // The draft of alice is stored for alice.
  await signInFromAnotherTab(page, world, 'alice')
  await expect(page.getByLabel('Name')).toHaveValue('for alice')
})

test('two accounts: nothing is written when only the cookie changed while the tab had lost focus (CD-04) @all', async ({
  page,
  world,
  grid,
}) => {
  await page.goto('/token')
  await expect(grid.row('newest')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await replaceSessionCookie(page.context(), world, 'chen')
  await grid.press('newest', 'Disable')
  await expect(page.getByRole('button', { name: 'Account: chen' })).toBeVisible()
  await expect(page.getByText('You are now signed in as chen')).toHaveCount(1)
  await expect(grid.row('论文助手')).toBeVisible()
  expect(await world.calls(WRITES)).toEqual([])
})

test('two accounts: a log-out in another tab leaves the form and stores a draft, and the same user signing in changes nothing (CD-01, CD-05) @all', async ({
  page,
  world,
}) => {
  await typeToken(page)
  await signInFromAnotherTab(page, world, 'alice')
  await expect(page.getByLabel('Name')).toHaveValue('for alice')
  const other = await page.context().newPage()
  await other.goto('/logo.png')
  await other.evaluate(() => localStorage.removeItem('user'))
  await other.close()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('for alice')).toHaveCount(0)
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('alice12345')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/token/add')
  await expect(page.getByLabel('Name')).toHaveValue('for alice')
})

test('two accounts: a page restored from the back/forward cache shows no data of a user who logged out in the meantime (CD-53, T-13)', async ({
  page,
  grid,
  world,
}) => {
  await blockStorageEvents(page)
  const accountArrives = () => page.waitForResponse(/\/api\/user\/self$/)
  const atStart = accountArrives()
  await page.goto('/token')
  await expect(grid.row('newest')).toBeVisible()
  await atStart
  await world.forgetCalls()
  const restoreFromCache = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const afterwards = accountArrives()
  await restoreFromCache()
  await afterwards
  expect(await world.calls(/self/)).toEqual(['GET /api/user/self'])
  await expect(grid.row('newest')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/logo.png')
  await other.evaluate(() => localStorage.removeItem('user'))
  await other.close()
  await expect(grid.row('newest')).toBeVisible()
  await restoreFromCache()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('newest')).toHaveCount(0)
})
