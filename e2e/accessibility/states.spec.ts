import { pressUntil } from '../support/press-until'
import { openSection } from '../support/form'
import { expect, test } from '../support/test'

const WIDTHS = [1280, 390] as const

test('token list: no axe findings, including menus and dialogs (AX-02, AX-03)', async ({
  page,
  grid,
  accessible,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/token')
    await expect(grid.row('newest')).toBeVisible()
    await accessible()
    const menu = await grid.openMenu('newest')
    for (const group of ['Copy the link for', 'Open in'])
      await expect(
        menu.getByRole('group', { name: group }).getByRole('menuitem', { name: 'NextChat' }),
      ).toBeVisible()
    await accessible()
    await page.keyboard.press('Escape')
    await grid.openControls()
    await page.getByRole('button', { name: 'Columns' }).click()
    await expect(page.getByRole('checkbox', { name: 'Created' })).toBeVisible()
    await accessible()
    await page.keyboard.press('Escape')
    await grid.press('newest', 'Delete')
    await expect(page.getByRole('dialog')).toBeVisible()
    await accessible()
    await page.keyboard.press('Escape')
    await grid.press('summer school', 'Enable')
    await expect(page.getByText(/令牌已过期/)).toBeVisible()
    await accessible()
    await grid.search('nothing like this')
    await expect(page.getByText('Nothing matches.')).toBeVisible()
    await accessible()
  }
})

test('token form: no axe findings when empty, invalid and refused (AX-02, AX-03) @all', async ({
  page,
  accessible,
  world,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await world.fault({ call: 'POST /api/token/', kind: 'refused', message: 'no more tokens' })
    await page.goto('/token/add')
    await expect(page.getByLabel('Name')).toBeVisible()
    await accessible()
    await openSection(page, 'Limits')
    await page.getByLabel('Subnets').fill('everywhere')
    await page.getByRole('button', { name: 'Create token' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await accessible()
    await page.getByLabel('Name').fill('a name')
    await page.getByLabel('Subnets').fill('')
    await page.getByRole('combobox', { name: 'Models' }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await accessible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choose a date' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose a date' }).getByRole('table')).toBeVisible()
    await accessible()
    await page.keyboard.press('Escape')
    await pressUntil(page.getByRole('button', { name: 'Create token' }), () =>
      expect(page.getByText('no more tokens')).toBeVisible({ timeout: 1000 }),
    )
    await accessible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await accessible()
  }
})

test('token of somebody else and refused list: no axe findings @all', async ({ page, accessible, world }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/token/edit/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await accessible()
    await world.fault({ call: 'GET /api/token/', kind: 'refused', message: 'closed for today' })
    await page.goto('/token')
    await expect(page.getByText('closed for today')).toBeVisible()
    await accessible()
  }
})

test.describe('signed out', () => {
  test.use({
    caller: 'nobody',
    gatewayOptions: { About: '# We\n\n- a\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`code`' },
  })

  test('about: no axe findings in a text with a table @all', async ({ page, accessible }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/about')
      await expect(page.getByRole('cell', { name: '2' })).toBeVisible()
      await accessible()
    }
  })

  test('log-in: no axe findings when expired, invalid and with an open menu @all', async ({
    page,
    accessible,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login?expired=true')
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      await accessible()
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByLabel('Username')).toBeFocused()
      await accessible()
      await page.getByRole('button', { name: 'Language' }).click()
      await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible()
      await accessible()
    }
  })
})
