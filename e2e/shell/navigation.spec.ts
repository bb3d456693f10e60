import { expect, test } from '../support/test'

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

test('main menu: collapses to a rail of icons with tooltips, which the browser remembers', async ({
  page,
  accessible,
}) => {
  await page.goto('/token')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const widthOf = async () => (await menu.boundingBox())?.width
  await expect.poll(widthOf).toBeGreaterThan(150)
  await menu.getByRole('button', { name: 'Collapse menu' }).click()
  await expect.poll(widthOf).toBe(56)
  await menu.getByRole('link', { name: 'Logs' }).hover()
  await expect(menu.getByText('Logs')).toHaveCSS('opacity', '1')
  await expect(menu.getByText('About')).toHaveCSS('opacity', '0')
  await accessible()
  await page.reload()
  await expect.poll(widthOf).toBe(56)
  await menu.getByRole('button', { name: 'Expand menu' }).click()
  await expect.poll(widthOf).toBeGreaterThan(150)
})

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

test.describe('with a hostile footer', () => {
  test.use({ ignoreCspViolations: true })

  test('app shell: name, logo and footer come from the server, the footer sanitised', async ({
    page,
    world,
  }) => {
    await world.options({
      SystemName: '<b>Our</b> gateway',
      Logo: '/logo.png?ours',
      Footer:
        '<a href="https://example.org/" onclick="window.__xss=1">ours</a><img src=x onerror="window.__xss=1">',
    })
    await page.goto('/token')
    await expect(page.getByRole('banner').getByText('<b>Our</b> gateway')).toBeVisible()
    await expect(page).toHaveTitle('Tokens – <b>Our</b> gateway')
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', '/logo.png?ours')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'ours' })
    await expect(link).toHaveAttribute('rel', /noopener/)
    expect(await page.evaluate('window.__xss')).toBeUndefined()
  })
})

test('footer: without a custom footer it names the console and its licence', async ({ page }) => {
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

test('skip link: the first Tab stop moves the focus past the menu (AX-24)', async ({ page }) => {
  await page.goto('/token')
  await expect(page.getByRole('rowheader', { name: 'newest' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
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

test.describe('colour scheme', () => {
  test.use({ colorScheme: 'dark' })

  test('follows the system until the user picks one, and is set before the first paint', async ({ page }) => {
    await page.goto('/token')
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
    expect(await scheme()).toBe('dark')
    await page.getByRole('button', { name: 'Colour scheme' }).click()
    await page.getByRole('menuitemradio', { name: 'Light' }).click()
    expect(await scheme()).toBe('light')
    // No code of the console has run when the scheme is already set.
    await page.route(/\/assets\/(?!start-).*[.]js$/, (route) => route.abort())
    await page.goto('/login')
    expect(await scheme()).toBe('light')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('main menu: a sheet, which closes after navigation, on Esc and beside it', async ({
    page,
    accessible,
  }) => {
    await page.goto('/token')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'About' })).toBeHidden()
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await opener.click()
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
    await accessible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(opener).toBeFocused()

    await opener.click()
    await expect(sheet).toBeVisible()
    await page.mouse.click(370, 600)
    await expect(sheet).toHaveCount(0)

    await opener.click()
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(sheet).toHaveCount(0)
    await expect(menu.getByRole('link', { name: 'Tokens' })).toBeHidden()
  })

  test('preferences: language and colour scheme are in the sheet', async ({ page }) => {
    await page.goto('/token')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('combobox', { name: 'Colour scheme' }).selectOption('Dark')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('简体中文')
    await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByText('令牌')).toBeVisible()
  })

  test('bar: one line names the place, and a page title of the same text is not repeated', async ({
    page,
  }) => {
    await page.goto('/token')
    await expect(page.getByRole('banner').getByText('Tokens')).toBeVisible()
    const heading = page.getByRole('heading', { level: 1, name: 'Tokens' })
    await expect.poll(async () => (await heading.boundingBox())?.height).toBeLessThanOrEqual(1)
    await page.goto('/token/add')
    await expect(page.getByRole('banner').getByText('Tokens')).toBeVisible()
    const other = page.getByRole('heading', { level: 1 })
    await expect.poll(async () => (await other.boundingBox())?.height).toBeGreaterThan(16)
  })

  test('token list: a token is a card with all its actions (AX-47, AX-60)', async ({
    page,
    grid,
    expectToast,
  }) => {
    await page.goto('/token')
    await expect(grid.row('newest')).toContainText('Enabled')
    await grid.press('newest', 'Disable')
    await expectToast('Operation completed successfully')
    await page.getByRole('link', { name: 'Edit newest' }).click()
    await page.getByLabel('Name').fill('renamed by thumb')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(grid.row('renamed by thumb')).toBeVisible()
    const [scroll, client] = await page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    )
    expect(scroll).toBeLessThanOrEqual(client)
  })
})
