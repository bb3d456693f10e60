import { expect, test } from '../support/test'
import { SERVER_PAGES } from './log-entries'

test.use(SERVER_PAGES)

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('log panel: an entry covers the page, which is inert until the panel is closed @all', async ({
    page,
    accessible,
  }) => {
    await page.goto('/log')
    const opener = page.getByRole('button', { name: /^Details of / }).first()
    await opener.click()
    const panel = page.getByRole('dialog', { name: 'Log entry' })
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
    await expect(panel).toHaveAttribute('aria-modal', 'true')
    await expect(page.locator('#root')).toHaveAttribute('inert')
    await accessible()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(opener).toBeFocused()
  })
})

test('log list: filtering by type, opening an entry and exporting work by keyboard alone @all', async ({
  page,
  grid,
}) => {
  await page.goto('/log')
  await expect(grid.table.getByRole('rowheader')).toHaveCount(10)
  const tabTo = async (name: string | RegExp, role: 'button' | 'combobox' | 'textbox' = 'button') => {
    const target = page.getByRole(role, { name, exact: true }).first()
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await tabTo('Filters')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const option = page.getByRole('option', { name: 'Consumption' })
  while ((await option.getAttribute('data-combobox-selected')) === null)
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo('Model name', 'combobox')
  await page.keyboard.type('gpt-4o')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/log?type=2&model_name=gpt-4o')
  await tabTo('Time range: All time')
  await page.keyboard.press('Enter')
  await tabTo('Last 30 days')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/log?type=2&model_name=gpt-4o&range=30d')
  await tabTo('Export')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Table (CSV)' })).toBeFocused()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^logs-\d{4}-\d\d-\d\d-\d{6}\.csv$/)
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
})
