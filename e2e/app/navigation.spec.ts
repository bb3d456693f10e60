import { expect, test } from '../support/test'

test('main menu: collapses to a rail of icons with tooltips, which the browser remembers @all', async ({
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

test.describe('with a hostile footer', () => {
  test.use({ ignoreCspViolations: true })

  test('app shell: name, logo and footer come from the server, the footer sanitised @all', async ({
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

test('skip link: the first Tab stop moves the focus past the menu (AX-24) @all', async ({ page }) => {
  await page.goto('/token')
  await expect(page.getByRole('rowheader', { name: 'newest' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
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

  test('preferences: language and colour scheme are in the sheet @all', async ({ page }) => {
    await page.goto('/token')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('combobox', { name: 'Colour scheme' }).selectOption('Dark')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('简体中文')
    await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByText('令牌')).toBeVisible()
  })

  test('bar: one line names the place, and a page title of the same text is not repeated @all', async ({
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

  test('token list: a token is a card with all its actions (AX-47, AX-60) @all', async ({
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
