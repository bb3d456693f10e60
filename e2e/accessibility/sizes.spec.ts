import type { Locator, Page } from '@playwright/test'
import { smallTargets } from '../support/small-targets'
import { expect, test } from '../support/test'

/** Opens something from the page at `address`, and returns what has opened. */
type Opened = [name: string, address: string, open: (page: Page) => Promise<Locator>]

async function press(page: Page, name: string | RegExp, opens: 'menu' | 'dialog'): Promise<Locator> {
  await page.getByRole('button', { name }).first().click()
  return page.getByRole(opens)
}

const OPENED: readonly Opened[] = [
  ['the menu', '/channel', (page) => press(page, 'Menu', 'dialog')],
  ['the menu of the account', '/channel', (page) => press(page, 'Account: root', 'menu')],
  ['the menu of a row', '/channel', pressInRow],
  ['the question before a deletion', '/token', (page) => askToDelete(page)],
  ['the time range', '/log', (page) => press(page, /^Time range/, 'dialog')],
  ['the filters', '/log', (page) => press(page, 'Filters', 'dialog')],
  ['the calendar of a field', '/token/add', (page) => press(page, 'Choose a date', 'dialog')],
]

async function pressInRow(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click()
  return press(page, /^More actions for /, 'menu')
}

async function askToDelete(page: Page): Promise<Locator> {
  const menu = await pressInRow(page)
  await menu.getByRole('menuitem', { name: 'Delete' }).click()
  return page.getByRole('alertdialog').or(page.getByRole('dialog'))
}

test.describe('opened by touch', () => {
  test.use({ caller: 'root', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('touch: controls of all that opens are at least 44 px large (AX-55) @all', async ({ page }) => {
    for (const [name, address, open] of OPENED) {
      await page.goto(address)
      await expect(await open(page)).toBeVisible()
      await expect(page.getByText(/^loading /)).toHaveCount(0)
      expect.soft(await page.evaluate(smallTargets, 44), name).toEqual([])
    }
  })
})
