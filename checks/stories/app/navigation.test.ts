import { expect, test } from '../../document/document-story'

const menuOf = {
  nobody: ['Home', 'Tokens', 'Models', 'Top up', 'Usage', 'Logs', 'Settings', 'About'],
  alice: ['Home', 'Tokens', 'Models', 'Top up', 'Usage', 'Logs', 'Settings', 'About'],
  admin: [
    'Home',
    'Channels',
    'Tokens',
    'Models',
    'Redemption codes',
    'Top up',
    'Users',
    'Usage',
    'Logs',
    'Settings',
    'About',
  ],
} as const

for (const caller of ['nobody', 'alice', 'admin'] as const) {
  test.describe(`as ${caller}`, () => {
    test.use({ caller })

    test('main menu: shows only pages that the user may open', async ({ page }) => {
      await page.goto('/')
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link')).toHaveText([...menuOf[caller]])
    })
  })
}

test('main menu: marks the current place, also on the pages below it', async ({ page }) => {
  await page.goto('/token/add')
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
  await expect(current).toHaveText('Tokens')
  await page.goto('/user/edit')
  await expect(current).toHaveCount(0)
})

test('main menu: shows the chat while a chat link is configured', async ({ page, world }) => {
  await world.options({ ChatLink: 'https://chat.example/app' })
  await page.goto('/')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }),
  ).toBeVisible()
})

for (const address of ['/channel', '/redemption', '/user']) {
  test(`${address}: an ordinary user sees the no-permission page, and no data is requested`, async ({
    page,
    world,
  }) => {
    await page.goto(address)
    await expect(
      page.getByRole('heading', { level: 1, name: 'You do not have permission to view this page' }),
    ).toBeVisible()
    await expect(page.getByText('You are signed in as alice')).toBeVisible()
    expect(await world.calls(/channel|redemption|group|user\/(?!self)/)).toEqual([])
  })
}

test('an unknown URL shows the not-found page inside the app shell', async ({ page }) => {
  await page.goto('/nothing/here?x=1')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Page does not exist - check your browser address' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Tokens' }).first().click()
  await expect(page).toHaveURL('/token')
})

test('footer: without a custom footer it names the console and its licence @all', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(
    /One API is served by Gateway Console \S+, MIT licence/,
  )
})

test('app shell: works with the cached status when the status request fails', async ({ page, world }) => {
  await world.options({ SystemName: 'Ours' })
  await page.goto('/token')
  await expect(page.getByRole('banner').getByText('Ours')).toBeVisible()
  await world.fault({ call: 'GET /api/status', kind: 'refused', message: 'status is down' })
  await page.reload()
  await expect(page.getByText('The console uses the last known status of the server.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Ours')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'newest' })).toBeVisible()
  await world.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The console uses the last known status of the server.')).toBeHidden()
})

test('page change: is announced, moves the focus and updates the document title (AX-25)', async ({
  page,
}) => {
  await page.goto('/token')
  // The frame is drawn before the scripts run: until then its links load a new page.
  await expect(page.getByRole('rowheader', { name: 'newest' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^About – One API$/)
  await expect(page.getByRole('status').filter({ hasText: /^About$/ })).toHaveCount(1)
})

test.describe('language menu', () => {
  test('changes at once, keeps typed values and persists (AX-08)', async ({ page }) => {
    await page.goto('/token/add')
    await page.getByLabel('Name').fill('typed')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: '简体中文' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '创建令牌' })).toBeVisible()
    await expect(page.getByLabel('名称')).toHaveValue('typed')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    await expect(page).toHaveTitle(/^创建令牌 – /)
    await page.getByLabel('名称').fill('')
    await page.goto('/token')
    await expect(page.getByRole('heading', { level: 1, name: '令牌' })).toBeVisible()
  })

  test('is sent to the server as Accept-Language', async ({ page, world }) => {
    await page.goto('/token')
    await expect(page.getByRole('rowheader', { name: 'newest' })).toBeVisible()
    expect((await world.requests()).map(({ headers }) => headers['accept-language'])).toContain('en')
  })
})
