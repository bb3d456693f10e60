import { expect, test } from '../support/test'

test.use({ caller: 'root' })

const PUT = /^PUT/

test('edit as table: priorities and weights by keyboard only, reviewed and run; what moved meanwhile is skipped @all', async ({
  page,
  grid,
  world,
  accessible,
}) => {
  await page.goto('/channel')
  await grid.choose('Edit as table')
  const table = page.getByRole('grid', { name: 'Channels: editable table' })
  const cell = (name: string, column: number) =>
    table
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('gridcell')
      .nth(column)
  const [PRIORITY, WEIGHT] = [2, 3]
  await expect(cell('From a newer server', PRIORITY)).toBeFocused()

  await test.step('typing, Tab, Enter, arrows, Escape and F2', async () => {
    await page.keyboard.type('12')
    await page.keyboard.press('Tab')
    await expect(cell('From a newer server', PRIORITY)).toContainText('12was 1')
    await expect(cell('From a newer server', WEIGHT)).toBeFocused()
    await page.keyboard.type('x')
    await page.keyboard.press('Enter')
    await expect(cell('From a newer server', WEIGHT)).toContainText('Only digits are allowed here')
    await expect(cell('From a newer server', WEIGHT)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Only digits are allowed here. 1 change, 1 with errors')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible()
    await expect(cell('channel 27', WEIGHT)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('F2')
    const input = table.getByRole('textbox', { name: 'Weight of From a newer server' })
    await expect(input).toHaveValue('x')
    await expect(input).toHaveAccessibleDescription('Only digits are allowed here')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Delete')
    await expect(cell('From a newer server', WEIGHT)).toHaveText('0')
    await expect(cell('From a newer server', WEIGHT)).toHaveAttribute('aria-invalid', 'false')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect(cell('xAI', WEIGHT)).toContainText('7was 0')
    await expect(page.getByText('2 changes, 0 with errors')).toHaveCount(1)
    await accessible()
  })
  await test.step('one tab stop', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeFocused()
  })
  await test.step('one of the two moves meanwhile', async () => {
    await world.call('PUT', '/api/channel/', { id: 26, weight: 3 })
    await world.forgetCalls()
  })
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit 2 channels' })
  await expect(dialog).toHaveAccessibleDescription('2 values of 2 records.')
  await expect(dialog.getByRole('row', { name: /^From a newer server/ })).toContainText('Priority112')
  await accessible()
  await page.keyboard.press('Enter')
  const run = page.getByRole('article', { name: 'Edit 2 channels: Priority, Weight' })
  await expect(run.getByRole('region', { name: '1 skipped: changed meanwhile' })).toContainText('xAI')
  const sent = (await world.requests()).filter(({ method }) => method === 'PUT')
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ id: 28, priority: 12 }])
  await expect(cell('From a newer server', PRIORITY)).toHaveText('12')
  await expect(page.getByRole('button', { name: 'Review 0 changes' })).toBeVisible()
  await expect(page.getByText('2 changes, 0 with errors')).toHaveCount(0)
})

test('edit as table: changes survive another page, a sort and a reload, and are discarded after a question', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel')
  await grid.choose('Edit as table')
  const table = page.getByRole('grid', { name: 'Channels: editable table' })
  await expect(table.locator('[data-cell]').first()).toBeFocused()
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(table.getByRole('row', { name: /^From a newer server/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeVisible()
  await page.getByRole('link', { name: 'Tokens' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tokens' }).waitFor()
  await page.goto('/channel')
  await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeVisible()
  await expect(table.getByRole('row', { name: /^From a newer server/ })).toContainText('5was 1')
  await table.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeVisible()

  await page.getByRole('button', { name: 'Discard' }).click()
  await page
    .getByRole('dialog', { name: 'Discard 2 changes?' })
    .getByRole('button', { name: 'Discard' })
    .click()
  await expect(page.getByRole('button', { name: 'Review 0 changes' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(await world.calls(PUT)).toEqual([])
})

test('edit as table: an open cell follows its row through a sort, and what is typed stays when the row is deleted @all', async ({
  page,
  grid,
  world,
  accessible,
}) => {
  await page.goto('/channel?sort=priority&size=all')
  await grid.choose('Edit as table')
  const table = page.getByRole('grid', { name: 'Channels: editable table' })
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) })
  const input = table.getByRole('textbox', { name: 'Weight of xAI' })
  /** Reads the list again, as a job does that writes it: without the focus. */
  const refresh = () =>
    page.getByRole('button', { name: 'Refresh' }).evaluate((button: HTMLElement) => button.click())
  await row('xAI').locator('[data-cell="weight"]').click()
  await page.keyboard.type('7')

  await world.call('PUT', '/api/channel/', { id: 26, priority: 99 })
  await refresh()
  await expect(table.getByRole('row').last()).toHaveAccessibleName(/^xAI/)
  await expect(input).toBeFocused()
  await page.keyboard.type('8')
  await expect(input).toHaveValue('78')

  await world.call('DELETE', '/api/channel/26')
  await refresh()
  await expect(row('xAI')).toHaveCount(0)
  await expect(page.getByText('xAI has left the page. What was typed is kept.')).toBeVisible()
  await expect(table).toBeFocused()
  await page.keyboard.type('9')
  await expect(table.getByRole('textbox')).toHaveCount(0)
  await accessible()
  await page.keyboard.press('ArrowDown')
  await expect(table.getByRole('row').nth(1).locator('[data-cell="priority"]')).toBeFocused()
  await page.getByRole('button', { name: 'Review 1 change' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit 1 channel' })
  await expect(dialog.getByRole('row', { name: /^xAI/ })).toContainText('Weight078')
})
