import type { Page } from '@playwright/test'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'admin' })

async function openList(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
}
const blur = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()
const nameOf = (page: Page, index: number) => page.getByRole('rowheader').nth(index).getByRole('link')

test('shortcuts: a channel is found, selected and edited by single keys, without a mouse (AX-72) @all', async ({
  page,
  grid,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL('/channel')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Channels' })).toBeFocused()
  await page.keyboard.type('/')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await expect(search).toBeFocused()
  await search.fill('openai')
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('openai')
  await expect(page.getByRole('rowheader').first()).toContainText('OpenAI main')
  await expect(grid.row('xAI')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await expect(nameOf(page, 0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(nameOf(page, 1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await expect(grid.row('OpenAI main').getByRole('checkbox')).toBeChecked()
  await expect(nameOf(page, 0)).toBeFocused()
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/channel\/edit\/\d+$/)
})

test('shortcuts: from outside the rows j goes to the first one and k to the last one', async ({ page }) => {
  await openList(page, '/token')
  await page.keyboard.press('k')
  await expect(page.getByRole('rowheader').last().getByRole('link')).toBeFocused()
  await page.evaluate(blur)
  await page.keyboard.press('j')
  await expect(nameOf(page, 0)).toBeFocused()
})

test('shortcuts: the arrows move between the controls of a row', async ({ page }) => {
  await openList(page, '/token')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('row').nth(2).getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(nameOf(page, 1)).toBeFocused()
})

test('shortcuts: the arrows pass the number fields of a row by, and Escape leaves one for its name @all', async ({
  page,
  grid,
}) => {
  await openList(page, '/channel')
  const row = grid.row('xAI')
  const name = row.getByRole('rowheader').getByRole('link')
  await name.focus()
  const fields = row.getByRole('spinbutton')
  const last = row.getByRole('button', { name: 'More actions for xAI' })
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(last).toBeFocused()
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('ArrowLeft')
  await expect(row.getByRole('checkbox')).toBeFocused()
  await fields.first().fill('99')
  await page.keyboard.press('Escape')
  await expect(fields.first()).not.toHaveValue('99')
  await expect(fields.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await page.keyboard.press('x')
  await expect(row.getByRole('checkbox')).toBeChecked()
})

test('shortcuts: a key that is typed is text (AX-71)', async ({ page }) => {
  await openList(page, '/channel')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.click()
  await page.keyboard.type('gc/j?xe')
  await expect(search).toHaveValue('gc/j?xe')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/channel/add')
  const name = page.getByLabel('Name', { exact: true })
  await name.click()
  await page.keyboard.type('gt?')
  await expect(name).toHaveValue('gt?')
  await expect(page).toHaveURL('/channel/add')
})

test('shortcuts: with Ctrl, Alt or ⌘ a key belongs to the browser, as one of a composition', async ({
  page,
}) => {
  await openList(page, '/channel')
  for (const modifier of ['Control', 'Alt', 'Meta']) {
    await page.keyboard.press('g')
    await page.keyboard.press(`${modifier}+t`)
  }
  await page.evaluate(() => {
    for (const key of ['g', 't'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }))
  }, undefined)
  await expect(page).toHaveURL('/channel')
})

test('shortcuts: while a menu, a popover or a dialog is open, its keys are its own (AX-71)', async ({
  page,
  grid,
}) => {
  await openList(page, '/channel')
  await grid.openMenu('xAI')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await page.keyboard.press('j')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(page.getByRole('button', { name: 'Columns', expanded: true })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL('/channel')
})

test('shortcuts: only the key after g chooses a page', async ({ page }) => {
  await openList(page, '/user')
  await page.keyboard.press('t')
  await page.keyboard.press('g')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('t')
  await expect(page).toHaveURL('/user')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL('/token')
})

test('shortcuts: the cells of a table in edit mode get the keys', async ({ page }) => {
  await openList(page, '/redemption')
  await page.getByRole('button', { name: 'Edit as table' }).click()
  await expect(page.getByRole('group', { name: 'Changes in the table' })).toBeVisible()
  await page.evaluate(blur, undefined)
  await page.keyboard.press('j')
  await expect(page.locator('tr[data-row] :focus')).toHaveCount(0)
})

test('shortcuts: ? lists them, and they can be switched off there and on in the menu (AX-71)', async ({
  page,
}) => {
  await openList(page, '/channel')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByRole('heading', { level: 3 })).toHaveText(['Everywhere', 'In lists', 'Go to'])
  await expect(help).toContainText('Redemption codes')
  await help.getByRole('checkbox', { name: 'Shortcuts of single keys' }).click()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL('/channel')
  await expect(help).toHaveCount(0)
  // With Ctrl it is none of the single keys.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Search or jump to' })
  await palette.fill('shortcuts')
  await page.keyboard.press('Enter')
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Colour scheme' }).click()
  await page
    .getByRole('group', { name: 'Shortcuts of single keys' })
    .getByRole('menuitemradio', { name: 'On' })
    .click()
  await page.keyboard.press('?')
  await expect(help).toBeVisible()
})

test.describe('of a user', () => {
  test.use({ caller: 'alice' })

  test('shortcuts: g opens only the pages of the role, and the list names no others', async ({ page }) => {
    await openList(page, '/token')
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await expect(page).toHaveURL('/token')
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help).toContainText('Tokens')
    await expect(help).not.toContainText('Channels')
  })
})

test.describe('in Chinese @all', () => {
  test.use({ language: 'zh' })

  test('shortcuts: their list is Chinese', async ({ page }) => {
    await openList(page, '/channel')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toContainText('兑换码')
  })
})

test('shortcuts: a change of a row is undone by its notification, and the focus comes back to the row @all', async ({
  page,
}) => {
  await openList(page, '/channel')
  await page.keyboard.press('n')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  const toggle = page.getByRole('button', { name: /^Disable/ }).first()
  await toggle.focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.keyboard.press('n')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toggle).toBeFocused()
  await expect(undo).toHaveCount(0)
})
