import type { Page } from '@playwright/test'
import { holdUndo } from '../support/deletion'
import { ScreenReader } from '../support/screen-reader'
import { expect, test } from '../support/test'

// Each feature of bulk work with the keyboard alone, and what a screen reader is told on the way.

test.use({ caller: 'root' })

test.beforeEach(({ page }) => holdUndo(page))

const TWO = ['xAI', 'Vertex AI']

/** Opens a page with a screen reader that listens, and selects rows of its list. */
async function open(page: Page, path: string, selected: readonly string[] = []): Promise<ScreenReader> {
  const reader = await ScreenReader.listen(page)
  await page.goto(path)
  for (const name of selected) await reader.press('checkbox', `Select ${name}`)
  return reader
}

test('keyboard and screen reader: bulk edit of channels, from the list to the result and back @all', async ({
  page,
  world,
}) => {
  const reader = await open(page, '/channel', TWO)
  await reader.hears('2 selected')
  await reader.press('button', 'Edit selected', 'Shift+Tab')
  await reader.isOn('textbox', 'To add')
  await page.keyboard.type('gpt-next')
  await reader.hears('2 change · 0 stay as they are · 0 cannot be changed')
  await reader.press('button', 'Apply 2 changes')
  await reader.hears('Done for all 2')
  expect(await world.calls(/^PUT/)).toHaveLength(2)
  await reader.isSomewhere()
  await reader.press('button', /^Jobs:/, 'Shift+Tab')
  await expect(page.getByRole('region', { name: 'Jobs' })).toBeFocused()
  await reader.press('button', 'Put back')
  await reader.press('button', 'Put back', 'Tab', page.getByRole('dialog', { name: 'Put 2 records back?' }))
  await expect.poll(() => world.calls(/^PUT/)).toHaveLength(4)
  await reader.isSomewhere()
})

test('keyboard and screen reader: a run is paused, resumed, stopped, read and closed @all', async ({
  page,
  world,
}) => {
  const reader = await open(page, '/redemption')
  await reader.press('checkbox', 'Select all rows shown')
  await reader.hears('10 selected')
  await reader.press('button', 'Delete codes', 'Shift+Tab')
  await reader.press('button', 'Delete')
  await reader.hears('Deleting redemption codes: 10')
  for (const id of [13, 12, 11, 10]) await world.fault({ call: `DELETE /api/redemption/${id}`, kind: 'hang' })
  await reader.press('button', 'Delete now')
  await reader.press('button', 'Pause')
  await reader.isOn('button', 'Resume')
  await page.keyboard.press('Enter')
  await reader.isOn('button', 'Pause')
  await reader.press('button', 'Stop')
  await world.clearFaults()
  await reader.hears('not sent')
  await reader.isOn('article', 'Deleting redemption codes')
  const download = page.waitForEvent('download')
  await reader.press('button', 'Download results')
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await reader.press('button', 'Close the report')
  await reader.isSomewhere()
})

test('keyboard and screen reader: a run is hidden and shown by its button, which says how far it is @all', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'DELETE /api/redemption/{id}', kind: 'refused', message: 'no', times: 1 })
  const reader = await open(page, '/redemption', ['newest'])
  await reader.press('button', 'Delete codes', 'Shift+Tab')
  await reader.press('button', 'Delete')
  await reader.press('button', 'Delete now')
  await reader.hears('0 of 1 done · 1 failed')
  const button = page.getByRole('button', { name: /^Jobs:/ })
  await reader.press('button', /^Jobs:/, 'Shift+Tab')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Jobs' })).toBeFocused()
})

test('keyboard and screen reader: a deletion is confirmed, and the palette tells of it @all', async ({
  page,
  world,
}) => {
  const reader = await open(page, '/channel')
  await reader.press('button', 'More actions for xAI')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await reader.press('button', 'Delete')
  await reader.isOn('button', 'Undo deleting xAI')
  await reader.hears('Deleting xAI')
  await page.keyboard.press('ControlOrMeta+k')
  await reader.isOn('combobox', 'Search or jump to')
  await page.keyboard.type('xAI')
  await expect(page.getByRole('option', { name: 'xAI This is being deleted', selected: true })).toBeVisible()
  expect(await world.calls(/^DELETE/)).toEqual([])
})

test('keyboard and screen reader: deleting the only copies of keys names them and asks for their number @all', async ({
  page,
  world,
}) => {
  const reader = await open(page, '/channel', TWO)
  await reader.press('button', 'Delete', 'Shift+Tab')
  const dialog = page.getByRole('dialog', { name: 'Delete 2 selected rows?' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await expect(dialog).toHaveAccessibleDescription(/never shows the keys of these channels again/)
  await expect(dialog.getByRole('listitem')).toHaveText([/^xAI/, /^Vertex AI/])
  await reader.press('button', 'Delete', 'Tab', dialog)
  await expect(dialog).toBeVisible()
  await reader.reach('textbox', 'Type 2 to confirm', 'Shift+Tab')
  await page.keyboard.type('2')
  await reader.press('button', 'Delete', 'Tab', dialog)
  await reader.hears('Deleting rows: 2')
  await page.keyboard.press('n')
  await reader.press('button', 'Undo', 'Tab', page.getByRole('region', { name: 'Messages' }))
  await reader.isSomewhere()
  expect(await world.calls(/^DELETE/)).toEqual([])
})

test('keyboard and screen reader: a test matrix is started, its end announced and a failure read @all', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/channel/test/{id}', kind: 'refused', message: 'bad key', times: 1 })
  const reader = await open(page, '/channel', TWO)
  await reader.press('link', 'Test', 'Shift+Tab')
  await reader.isOn('heading', 'Test matrix')
  await reader.press('button', 'Start 2 tests')
  await reader.isOn('heading', 'Test matrix')
  await reader.hears('0 of 2')
  await reader.hears('1 of 2 done · 1 failed')
  const failed = page.getByRole('button', { name: /^failed: / })
  await reader.press('button', /^failed: /)
  const panel = page.getByRole('dialog')
  await expect(panel).toHaveAccessibleDescription('bad key')
  await expect(panel.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(failed).toBeFocused()
  await reader.hearsOnce('1 of 2 done · 1 failed')
})

test('keyboard and screen reader: a finding of the coverage leads to the field that mends it @all', async ({
  page,
}) => {
  const reader = await open(page, '/channel/coverage')
  await expect(page.getByRole('heading', { level: 1, name: 'Model coverage' })).toBeVisible()
  const link = page.getByRole('region', { name: 'Findings' }).locator('a[href$="focus=models"]').first()
  await expect(link).toBeVisible()
  for (
    let presses = 0;
    presses < 80 && !(await link.evaluate((one) => one === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await reader.isOn('combobox', 'Models')
})

test('keyboard and screen reader: a table is edited, reviewed and run @all', async ({ page, world }) => {
  const reader = await open(page, '/redemption')
  await reader.press('button', 'Edit as table')
  await reader.reach('textbox', 'Name of newest')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('spring')
  await page.keyboard.press('Tab')
  await reader.hears('1 change')
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await reader.hears('This is not an amount of dollars')
  await page.keyboard.press('ControlOrMeta+z')
  await reader.press('button', 'Review 1 change', 'Shift+Tab')
  await reader.isOn('button', 'Apply 1 change')
  await page.keyboard.press('Enter')
  await reader.hears('Done')
  await reader.isSomewhere()
  expect(await world.calls(/^PUT/)).toHaveLength(1)
})
