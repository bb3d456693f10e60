import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/test'
import type { Server } from '../support/server'

const WRITES = /^(POST|PUT|DELETE)/

/** The cookie of this browser stands for somebody else from now on; no tab was told. */
async function cookieBecomes(context: BrowserContext, world: Server, username: string) {
  const { user, session } = await world.signIn(username)
  const before = (await context.cookies()).find(({ name }) => name === 'session')
  if (before) await context.addCookies([{ ...before, value: session }])
  return user
}

/** Another tab of this browser signs somebody in. */
async function anotherTabSignsIn(page: Page, world: Server, username: string) {
  const { id, display_name, role, status } = await cookieBecomes(page.context(), world, username)
  const other = await page.context().newPage()
  await other.goto('/logo.png')
  const stored = JSON.stringify({ id, username, display_name, role, status })
  await other.evaluate((text) => localStorage.setItem('user', text), stored)
  await other.close()
}

/** This tab hears nothing of what others store, as one that is frozen. */
const expectNoStorageEvents = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })

/** A token as alice, typed but not saved. */
async function typeToken(page: Page) {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('for alice')
}

async function isChens(page: Page, world: Server) {
  await expect(page.getByText('You are now signed in as chen')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Account: chen' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Create token' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Restore them' })).toHaveCount(0)
  expect(await world.calls(WRITES)).toEqual([])
}

test('a form of one person is not there for the next, who signed in elsewhere (CD-02)', async ({
  page,
  world,
}) => {
  await typeToken(page)
  await anotherTabSignsIn(page, world, 'chen')
  await isChens(page, world)
  // What alice typed waits for alice.
  await anotherTabSignsIn(page, world, 'alice')
  await page.getByRole('button', { name: 'Restore them' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('for alice')
})

test('nothing is written when this tab heard nothing of the other (CD-03)', async ({ page, world }) => {
  await expectNoStorageEvents(page)
  await typeToken(page)
  await anotherTabSignsIn(page, world, 'chen')
  await expect(page.getByRole('button', { name: 'Account: alice' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await isChens(page, world)
})

test('nor when only the cookie tells, and the tab was out of sight (CD-04)', async ({
  page,
  world,
  grid,
}) => {
  await page.goto('/token')
  await expect(grid.row('newest')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await cookieBecomes(page.context(), world, 'chen')
  await page.getByRole('button', { name: 'Disable newest' }).click()
  await expect(page.getByRole('button', { name: 'Account: chen' })).toBeVisible()
  await expect(page.getByText('You are now signed in as chen')).toHaveCount(1)
  await expect(grid.row('论文助手')).toBeVisible()
  expect(await world.calls(WRITES)).toEqual([])
})

test('in doubt the server is asked once, not before each write', async ({ page, world, grid }) => {
  await page.goto('/token')
  await expect(grid.row('newest')).toBeVisible()
  await world.forgetCalls()
  await page.getByRole('button', { name: 'Disable newest' }).click()
  await expect(grid.row('newest')).toContainText('Disabled')
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await page.getByRole('button', { name: 'Enable newest' }).click()
  await expect(grid.row('newest')).toContainText('Enabled')
  await page.getByRole('button', { name: 'Disable newest' }).click()
  await expect(grid.row('newest')).toContainText('Disabled')
  expect(await world.calls(/^PUT/)).toHaveLength(3)
  expect(await world.calls(/user\/self/)).toHaveLength(1)
  // Whoever cannot be asked does not count as the right one.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await world.fault({ call: 'GET /api/user/self', kind: 'refused', message: 'who are you' })
  await page.getByRole('button', { name: 'Enable newest' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('who are you')).toBeVisible()
  expect(await world.calls(/^PUT/)).toHaveLength(3)
})

test('a log-out elsewhere leads away from a form and keeps it as a draft; the same person changes nothing (CD-01, CD-05)', async ({
  page,
  world,
}) => {
  await typeToken(page)
  await anotherTabSignsIn(page, world, 'alice')
  await expect(page.getByLabel('Name')).toHaveValue('for alice')
  const other = await page.context().newPage()
  await other.goto('/logo.png')
  await other.evaluate(() => localStorage.removeItem('user'))
  await other.close()
  await expect(page).toHaveURL('/login', { timeout: 1000 })
  await expect(page.getByText('for alice')).toHaveCount(0)
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('alice12345')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/token/add')
  await page.getByRole('button', { name: 'Restore them' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('for alice')
})

test('a page that the browser brings back as it was frozen shows nothing of whoever left meanwhile (CD-53, T-13)', async ({
  page,
  grid,
  world,
}) => {
  await expectNoStorageEvents(page)
  await page.goto('/token')
  await expect(grid.row('newest')).toBeVisible()
  await world.forgetCalls()
  const thaw = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await thaw()
  await expect.poll(() => world.calls(/self/)).toEqual(['GET /api/user/self'])
  await expect(grid.row('newest')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/logo.png')
  await other.evaluate(() => localStorage.removeItem('user'))
  await other.close()
  await expect(grid.row('newest')).toBeVisible()
  await thaw()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('newest')).toHaveCount(0)
})
