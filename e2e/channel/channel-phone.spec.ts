import { expect, test } from '../support/test'

test.use({ caller: 'root' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('channel list: rows have two lines, filters are behind a button, and nothing overflows the screen @all', async ({
    page,
    grid,
  }) => {
    await page.goto('/channel?hide=')
    await expect(grid.row('xAI')).toContainText('Enabled')
    await expect(page.getByLabel('Model', { exact: true })).toBeHidden()
    await grid.openControls()
    await grid.openMoreFilters()
    await page.getByLabel('Model', { exact: true }).fill('grok')
    await grid.shows(['xAI'])
    await grid.open('xAI')
    await page.getByRole('spinbutton', { name: 'Priority of xAI' }).fill('4')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('spinbutton', { name: 'Priority of xAI' })).toHaveValue('4')
    const overflows = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'
    expect(await page.evaluate(overflows)).toBe(false)
    await grid.choose('Coverage')
    await expect(page).toHaveURL('/channel/coverage')
  })
})
