import type { Page } from '@playwright/test'
import { setNetwork } from '../faults/set-network'
import { expect, test } from '../support/test'

test.use({ caller: 'admin' })

/** How often the page itself was loaded since. */
function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
  return () => loads
}

const gone = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'A part of the console could not be' })
/** What a server answers for a file that a newer version has replaced. */
const AFTER_A_DEPLOY = [
  { what: 'a script', file: 'user-list-screen-*.js', answer: { status: 404, body: '' } },
  {
    what: 'a script, as the page itself',
    file: 'user-list-screen-*.js',
    answer: { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' },
  },
  { what: 'a style', file: 'user-list-screen-*.css', answer: { status: 404, body: '' } },
]

for (const { what, file, answer } of AFTER_A_DEPLOY) {
  test(`a screen that lost ${what} loads the page anew once, then leaves it to a person (FM-X1, CD-37)`, async ({
    page,
  }) => {
    await page.goto('/token')
    await page.route(`**/assets/${file}`, (route) => route.fulfill(answer))
    const loads = countLoads(page)
    await page.getByRole('link', { name: 'Users' }).click()
    await expect(gone(page)).toBeVisible()
    expect(loads()).toBe(1)
    await page.unroute(`**/assets/${file}`)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    expect(loads()).toBe(2)
  })
}

test('a part that a form lost costs nothing that is typed: a person reloads, the draft is kept (CD-37)', async ({
  page,
  accessible,
}) => {
  await page.goto('/user/edit/3')
  await page.getByLabel('Display name').fill('half typed')
  await page.route('**/assets/adjust-dialog-*.js', (route) => route.abort())
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Add or take an amount' }).click()
  const note = page.getByRole('alert').filter({ hasText: 'A part of the console could not be loaded' })
  await expect(note).toContainText('What you typed is kept as a draft')
  await expect(page.getByLabel('Display name')).toHaveValue('half typed')
  await accessible()
  expect(loads()).toBe(0)
  // No question of the browser: the press was the answer.
  let asked = 0
  page.on('dialog', () => (asked += 1))
  await note.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('button', { name: 'Restore them' }).click()
  await expect(page.getByLabel('Display name')).toHaveValue('half typed')
  expect(asked).toBe(0)
})

test('without a connection, or where nothing can be remembered, the page is not thrown away (FM-X1)', async ({
  page,
}) => {
  await page.goto('/token')
  await page.route('**/assets/user-list-screen-*.js', (route) => route.abort())
  const loads = countLoads(page)
  await setNetwork(page, 'offline')
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(gone(page)).toBeVisible()
  await page.getByRole('link', { name: 'Tokens' }).click()
  await setNetwork(page, 'online')
  await page.evaluate(() => (Storage.prototype.setItem = () => JSON.parse('{')))
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(gone(page)).toBeVisible()
  expect(loads()).toBe(0)
})

test('a menu whose code does not come is told of in plain words; when it comes late, one press was enough', async ({
  page,
  accessible,
}) => {
  const delayed = /assets\/(menu-panel|message-cards)-.*\.js/
  await page.route(delayed, (route) => route.abort())
  await page.goto('/token')
  const button = page.getByRole('button', { name: 'Colour scheme' })
  await button.click()
  const note = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  await expect(note).toContainText('A part of the console could not be loaded')
  await expect(note.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(button).toBeFocused()
  await accessible()
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note).toHaveCount(0)

  await page.unroute(delayed)
  let come = () => {}
  const wait = new Promise<void>((resolve) => (come = resolve))
  await page.route(delayed, async (route) => {
    await wait
    await route.continue()
  })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  come()
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
