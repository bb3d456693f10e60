import { axeFindings } from '../support/axe'
import { pressUntil } from '../support/press-until'
import { openSection } from '../support/form'
import { expect, test } from '../support/test'

const WIDTHS = [1280, 390] as const

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('token list: no axe findings, including menus and dialogs (AX-02, AX-03)', async ({
      page,
      grid,
      accessible,
    }) => {
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
    })

    test('token form: no axe findings when empty, invalid and refused (AX-02, AX-03)', async ({
      page,
      accessible,
      world,
    }) => {
      await world.fault({ call: 'POST /api/token/', kind: 'refused', message: 'no more tokens' })
      await page.goto('/token/add')
      await expect(page.getByLabel('Name')).toBeVisible()
      await accessible()
      await openSection(page, 'Limits')
      await page.getByLabel('Subnets').fill('everywhere')
      await page.getByRole('button', { name: 'Submit' }).click()
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
      await pressUntil(page.getByRole('button', { name: 'Submit' }), () =>
        expect(page.getByText('no more tokens')).toBeVisible({ timeout: 1000 }),
      )
      await accessible()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await accessible()
    })

    test('edit form and error pages: no axe findings', async ({ page, accessible, world }) => {
      await page.goto('/token/edit/32')
      await expect(page.getByLabel('Name')).toHaveValue('thesis')
      await accessible()
      for (const address of ['/', '/about', '/channel', '/nowhere', '/token/edit/1']) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await accessible()
      }
      await world.fault({ call: 'GET /api/token/', kind: 'refused', message: 'closed for today' })
      await page.goto('/token')
      await expect(page.getByText('closed for today')).toBeVisible()
      await accessible()
    })
  })

  test.describe(`log-in at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, caller: 'nobody' })

    test('log-in: no axe findings when expired, invalid and with an open menu', async ({
      page,
      accessible,
    }) => {
      await page.goto('/login?expired=true')
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      await accessible()
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByLabel('Username')).toBeFocused()
      await accessible()
      await page.getByRole('button', { name: 'Language' }).click()
      await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible()
      await accessible()
    })
  })
}

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('token list and form: no axe findings in Chinese', async ({ page, grid, accessible }) => {
    await page.goto('/token')
    await expect(grid.row('newest')).toBeVisible()
    await accessible()
    await page.goto('/token/add')
    await expect(page.getByLabel('名称')).toBeVisible()
    await accessible()
  })
})

test('axe itself: reports low contrast in both schemes and with forced colours, a missing name and a small target (AX-03, AX-04, AX-59)', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const add = (tag: string, style: string, text = '', label = '') => {
      const made = Object.assign(document.createElement(tag), { textContent: text })
      if (label) made.setAttribute('aria-label', label)
      made.style.cssText = style
      document.querySelector('main')?.append(made)
    }
    add('p', 'color: light-dark(#ddd, #111); background: light-dark(#fff, #000)', 'pale in both')
    add('p', 'forced-color-adjust: none; color: #888; background: #999', 'pale, whatever is forced')
    const small = 'min-width: 0; min-height: 0; width: 9px; height: 9px; padding: 0'
    add('button', small)
    add('button', small, '', 'small')
  })
  const found = (await axeFindings(page)).map((one) => one.replace(/: [^:]*$/, ''))
  expect(found.join('\n')).toMatch(
    /^button-name[\s\S]*color-contrast[\s\S]*target-size[\s\S]*dark: color-contrast[\s\S]*forced colours: color-contrast/m,
  )
})
