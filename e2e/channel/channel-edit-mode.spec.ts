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
  const input = (member: string, name: string) =>
    grid.table.getByRole('textbox', { name: `${member} of ${name}`, exact: true })
  const NEWEST = 'From a newer server'

  await test.step('typing, Tab, Enter, arrows and Escape', async () => {
    await input('Priority', NEWEST).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('12')
    await page.keyboard.press('Tab')
    await expect(input('Priority', NEWEST)).toHaveAccessibleDescription('was 1')
    await expect(input('Weight', NEWEST)).toBeFocused()
    await page.keyboard.type('x')
    await page.keyboard.press('Enter')
    await expect(input('Weight', NEWEST)).toHaveAccessibleDescription('Only digits are allowed here')
    await expect(input('Weight', NEWEST)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert')).toHaveText('Only digits are allowed here')
    await expect(page.getByText('1 change, 1 with errors')).toBeAttached()
    await expect(input('Weight', 'channel 27')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.type('0')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    // Written as 0, which is stored.
    await page.keyboard.type('-9')
    await page.keyboard.press('ArrowUp')
    await expect(input('Weight', 'xAI')).toHaveValue('0')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect(input('Weight', 'xAI')).toHaveAccessibleDescription('was 0')
    await expect(page.getByText('2 changes, 0 with errors')).toHaveCount(1)
    await accessible()
  })
  await test.step('one of the two moves meanwhile', async () => {
    await world.call('PUT', '/api/channel/', { id: 26, weight: 3 })
    await world.forgetCalls()
  })
  await page.getByRole('button', { name: 'Review 2 changes' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit 2 channels' })
  await expect(dialog).toHaveAccessibleDescription('2 values of 2 records.')
  await expect(dialog.getByRole('row', { name: /^From a newer server/ })).toContainText('Priority112')
  await accessible()
  await page.keyboard.press('Enter')
  const run = page.getByRole('article', { name: 'Edit 2 channels: Priority, Weight' })
  await expect(run.getByRole('region', { name: '1 skipped: changed meanwhile' })).toContainText('xAI')
  const sent = (await world.requests()).filter(({ method }) => method === 'PUT')
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ id: 28, priority: 12 }])
  await expect(input('Priority', NEWEST)).toHaveValue('12')
  await expect(page.getByRole('button', { name: 'Review 0 changes' })).toBeVisible()
})

test('edit as table: changes survive another page, a sort and a reload, and are discarded after a question', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel')
  await grid.choose('Edit as table')
  const priority = grid.table.getByRole('textbox', { name: 'Priority of From a newer server' })
  await priority.fill('5')
  await priority.press('Enter')
  await grid.table.getByRole('textbox', { name: 'Priority of channel 27' }).fill('6')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(priority).toBeHidden()
  await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeVisible()
  await page.getByRole('link', { name: 'Tokens' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tokens' }).waitFor()
  await page.goto('/channel')
  await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeVisible()
  await expect(priority).toHaveValue('5')
  await grid.table.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeVisible()

  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Take back the last change' }).click()
  await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Review 0 changes' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await expect(grid.table.getByRole('textbox', { name: 'Name of' })).toHaveCount(0)
  expect(await world.calls(PUT)).toEqual([])
})
