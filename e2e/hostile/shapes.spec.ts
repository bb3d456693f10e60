import { expect, test } from '../support/test'

test.describe('signed out', () => {
  test.use({ caller: 'nobody' })

  test('log-in: an empty response stores nothing and keeps the username (SH-101)', async ({
    page,
    world,
  }) => {
    await world.fault({ call: 'POST /api/user/login', kind: 'F25' })
    await page.goto('/login')
    await page.getByLabel('Username').fill('alice')
    await page.getByLabel('Password', { exact: true }).fill('alice12345')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Username')).toHaveValue('alice')
    expect(await page.evaluate("localStorage.getItem('user')")).toBeNull()
    expect(await world.calls(/login/)).toHaveLength(1)
  })
})

test.describe('as an administrator', () => {
  test.use({ caller: 'admin' })

  test('channel list: a name of three hundred letters is truncated visually, complete for assistive technology (SH-45, AX-49) @all', async ({
    page,
    grid,
    world,
  }) => {
    const name = 'long-name-'.repeat(30)
    await world.fault({ call: 'GET /api/channel/search', kind: 'F28', field: 'name', value: name })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/channel?size=all')
      const shown = grid.row(name).getByRole('link', { name: `Edit ${name}` })
      await expect(shown).toHaveAttribute('title', name)
      expect((await shown.boundingBox())?.width).toBeLessThan(width / 2 + 150)
      await grid.open(name)
      await expect(grid.more(name)).toBeVisible()
      const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'
      expect(await page.evaluate(isTooWide)).toBe(false)
    }
  })
})
