import { expect, test } from '../support/test'

test.use({ caller: 'root' })

test('channel list: axe finds no violations in the list and its dialogs', async ({
  page,
  grid,
  world,
  accessible,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/channel?hide=')
    await expect(grid.row('xAI')).toBeVisible()
    await grid.open('xAI')
    await world.fault({ call: 'GET /api/channel/test/{id}', kind: 'refused', message: 'no', times: 1 })
    await page.getByRole('button', { name: 'Test xAI' }).click()
    await expect(grid.row('xAI')).toContainText('failed')
    // A toast that is fading out fails the contrast check.
    const messages = page.getByRole('region', { name: 'Messages' })
    await messages.getByRole('button', { name: 'Close' }).click()
    await expect(messages.getByRole('alert')).toHaveCount(0)
    await page.getByRole('spinbutton', { name: 'Weight of xAI' }).fill('1.5')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Only digits are allowed here')).toBeVisible()
    await grid.row('Vertex AI').getByText('Not tested').locator('..').focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await accessible()
    await page.getByRole('checkbox', { name: 'Select xAI' }).check()
    await page.getByRole('button', { name: 'Disable selected' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await accessible()
    await page.keyboard.press('Escape')
    await grid.choose('Delete disabled')
    await expect(page.getByRole('button', { name: 'Delete 5 channels' })).toBeVisible()
    await accessible()
    await page.keyboard.press('Escape')
    await page.goto('/channel?text=nothing%20like%20this')
    await expect(page.getByText('Nothing matches.')).toBeVisible()
    await accessible()
  }
})

test.describe('with hostile texts', () => {
  test.use({ seed: 'hostile' })

  test('channel list: hostile texts break neither the list nor the page', async ({
    page,
    grid,
    accessible,
  }) => {
    await page.goto('/channel?hide=')
    await expect(grid.table.getByRole('rowheader').first()).toBeVisible()
    await page.getByLabel('Rows per page').selectOption('all')
    await expect(page.getByText(/^\d+ rows$/).first()).toBeVisible()
    await accessible()
    await grid.choose('Delete disabled')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate('({}).polluted')).toBeUndefined()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('channel list: rows have two lines, filters are behind a button, and nothing overflows the screen', async ({
    page,
    grid,
  }) => {
    await page.goto('/channel?hide=')
    await expect(grid.row('xAI')).toContainText('Enabled')
    await expect(page.getByLabel('Find in rows')).toBeHidden()
    await grid.openControls()
    await page.getByLabel('Find in rows').fill('grok')
    await grid.shows(['xAI'])
    await grid.open('xAI')
    await page.getByRole('spinbutton', { name: 'Priority of xAI' }).fill('4')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('spinbutton', { name: 'Priority of xAI' })).toHaveValue('4')
    const overflows = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'
    expect(await page.evaluate(overflows)).toBe(false)
  })
})
