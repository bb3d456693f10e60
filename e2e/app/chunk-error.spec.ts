import type { Page, Route } from '@playwright/test'
import { setNetwork } from '../faults/set-network'
import { expect, test } from '../support/test'

test.use({ caller: 'admin' })

/** Counts loads of the document since the call. */
function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
  return () => loads
}

const chunkErrorHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'A part of the console could not be' })
/** What a server responds for a chunk that a newer build has replaced. */
const AFTER_A_DEPLOY = [
  {
    what: 'a missing script',
    screen: 'Users',
    file: 'user-list-screen-*.js',
    answer: { status: 404, body: '' },
    isDaily: true,
  },
  {
    what: 'a script answered with HTML',
    screen: 'Users',
    file: 'user-list-screen-*.js',
    answer: { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' },
  },
  {
    what: 'a missing style sheet',
    screen: 'Settings',
    file: 'setting-screen-*.css',
    answer: { status: 404, body: '' },
    isDaily: true,
  },
  {
    what: 'a style sheet that is found missing after the scripts have arrived',
    screen: 'Settings',
    file: 'setting-screen-*.css',
    answer: { status: 404, body: '' },
    isLate: true,
  },
]

for (const { what, screen, file, answer, isLate, isDaily } of AFTER_A_DEPLOY) {
  test(`screen chunk: ${what} reloads the page once, then shows a reload button (FM-X1, CD-37)${isDaily ? '' : ' @all'}`, async ({
    page,
  }) => {
    await page.goto('/token')
    // The frame is drawn before the scripts run: until then its links load a new page.
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.route(`**/assets/${file}`, async (route) => {
      // After the reload this is a request of the personal settings, which the router loads with the screen.
      if (isLate && loads() === 1) await page.waitForRequest(/api\/user\/self/)
      await route.fulfill(answer)
    })
    const loads = countLoads(page)
    await page.getByRole('link', { name: screen }).click()
    await expect(chunkErrorHeading(page)).toBeVisible()
    expect(loads()).toBe(1)
    await page.unroute(`**/assets/${file}`)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
    expect(loads()).toBe(2)
  })
}

test('a form chunk that is missing keeps the typed values: the user reloads and the draft is restored (CD-37) @all', async ({
  page,
  accessible,
}) => {
  await page.goto('/user/edit/3')
  await page.getByLabel('Display name').fill('half typed')
  await page.route('**/assets/adjust-dialog-*.js', (route) => route.abort())
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'More actions for alice' }).click()
  await page.getByRole('menuitem', { name: 'Add or take an amount' }).click()
  const note = page.getByRole('alert').filter({ hasText: 'A part of the console could not be loaded' })
  await expect(note).toContainText('What you typed is kept as a draft')
  await expect(page.getByLabel('Display name')).toHaveValue('half typed')
  await accessible()
  expect(loads()).toBe(0)
  // No `beforeunload` dialog: the click was the confirmation.
  let dialogs = 0
  page.on('dialog', () => (dialogs += 1))
  await note.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Display name')).toHaveValue('half typed')
  expect(dialogs).toBe(0)
})

test('a missing chunk does not reload the page when offline or without storage (FM-X1) @all', async ({
  page,
}) => {
  await page.goto('/token')
  await page.route('**/assets/user-list-screen-*.js', (route) => route.abort())
  const loads = countLoads(page)
  await setNetwork(page, 'offline')
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(chunkErrorHeading(page)).toBeVisible()
  await page.getByRole('link', { name: 'Tokens' }).click()
  await setNetwork(page, 'online')
  await page.evaluate(() => (Storage.prototype.setItem = () => JSON.parse('{')))
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(chunkErrorHeading(page)).toBeVisible()
  expect(loads()).toBe(0)
})

test('a dialog chunk that fails to load shows a message, and the next try opens the dialog @all', async ({
  page,
}) => {
  await page.goto('/channel')
  let isMissing = true
  await page.route('**/assets/edit-dialog-*.js', (route) => (isMissing ? route.abort() : route.continue()))
  await page.getByLabel('Select all rows shown').check()
  await page.getByRole('button', { name: 'Edit selected' }).click()
  const note = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  await expect(note).toContainText('A part of the console could not be loaded')
  isMissing = false
  await note.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Edit selected' }).click()
  await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible()
})

test('a menu chunk that fails to load shows a message; loaded late, the menu opens after a single click @all', async ({
  page,
  accessible,
}) => {
  const delayed = /assets\/(menu-panel|message-cards)-.*\.js/
  // One route for both phases: between two routes, a prefetch on focus would load the file.
  let response = (route: Route) => route.abort()
  await page.route(delayed, (route) => response(route))
  await page.goto('/token')
  const button = page.getByRole('button', { name: 'Colour scheme' })
  await button.click()
  const note = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  await expect(note).toContainText('A part of the console could not be loaded')
  await expect(note.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(button).toBeFocused()
  await accessible()

  // Before the note is closed: the focus returns to the button, which loads the file, and Enter waits for that load.
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  response = async (route) => {
    await released
    await route.continue()
  }
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note).toHaveCount(0)
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('menu')).toHaveCount(0)
  release()
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
