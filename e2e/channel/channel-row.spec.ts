import { expect, test } from '../support/test'

test.use({ caller: 'root' })

test('switches a channel off and on, and shows what the server made of it', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/channel')
  await page.getByRole('button', { name: 'Disable xAI' }).click()
  await expectToast('Operation completed successfully')
  await expect(grid.row('xAI')).toContainText('Disabled (manually)')
  await page.getByRole('button', { name: 'Enable xAI' }).click()
  await expect(grid.row('xAI')).toContainText('Enabled')
  const sent = (await world.requests()).filter(({ method }) => method === 'PUT')
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { id: 26, status: 2 },
    { id: 26, status: 1 },
  ])
})

test('shows the last state when somebody presses quickly (CD-33)', async ({ page, grid, world }) => {
  await page.goto('/channel')
  await world.fault({ call: 'PUT /api/channel/', kind: 'F17', times: 1 })
  const button = page.getByRole('button', { name: /^(Disable|Enable) xAI$/ })
  await button.click()
  await button.click({ force: true })
  await button.click({ force: true })
  await expect.poll(world.held).toBe(1)
  await world.release()
  await expect(grid.row('xAI')).toContainText('Disabled (manually)')
  expect(await world.calls(/^PUT/)).toHaveLength(1)
})

test('takes the state from the answer, not from what was pressed (CD-17)', async ({ page, grid, world }) => {
  await page.goto('/channel')
  await grid.row('xAI').waitFor()
  // The server switched it off by itself since the page was opened.
  await world.signIn('root')
  await world.call('PUT', '/api/channel/', { id: 26, status: 3, priority: 7 })
  await page.getByRole('spinbutton', { name: 'Weight of xAI' }).fill('4')
  await page.keyboard.press('Enter')
  await expect(grid.row('xAI')).toContainText('Disabled (automatically)')
  await expect(page.getByRole('spinbutton', { name: 'Priority of xAI' })).toHaveValue('7')
  await expect(page.getByRole('spinbutton', { name: 'Weight of xAI' })).toHaveValue('4')
})

test('edits priority and weight where they stand', async ({ page, world }) => {
  await page.goto('/channel')
  const priority = page.getByRole('spinbutton', { name: 'Priority of xAI' })
  const weight = page.getByRole('spinbutton', { name: 'Weight of xAI' })
  await priority.fill('12')
  await priority.press('Enter')
  await expect(priority).not.toHaveAttribute('aria-busy', 'true')
  await expect(priority).toHaveValue('12')

  await weight.fill('-4')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(weight).toHaveValue('0')
  await priority.fill('-3')
  await priority.press('Enter')
  await expect(priority).toHaveValue('-3')

  await priority.fill('99')
  await priority.press('Escape')
  await expect(priority).toHaveValue('-3')
  await priority.fill('')
  await priority.press('Enter')
  await expect(priority).toHaveValue('-3')
  await priority.press('Enter')
  await priority.fill('-3')
  await priority.blur()

  await priority.fill('1.5')
  await priority.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Only digits are allowed here' })).toBeVisible()
  await priority.press('Escape')
  await expect
    .poll(async () =>
      (await world.requests()).filter(({ method }) => method === 'PUT').map(({ body }) => body),
    )
    .toEqual(['{"id":26,"priority":12}', '{"id":26,"priority":-3}'])
})

test('leaves alone what is being typed while rows are read again (CD-30)', async ({ page, world }) => {
  await page.goto('/channel')
  const priority = page.getByRole('spinbutton', { name: 'Priority of xAI' })
  await priority.fill('5')
  await world.signIn('root')
  await world.call('PUT', '/api/channel/', { id: 26, priority: 3, weight: 8 })
  await page.getByRole('button', { name: 'Refresh' }).dispatchEvent('click')
  await expect(page.getByRole('spinbutton', { name: 'Weight of xAI' })).toHaveValue('8')
  await expect(priority).toHaveValue('5')
  await priority.press('Escape')
  await expect(priority).toHaveValue('3')
})

test('lands on its row when the rows are sorted meanwhile (CD-29)', async ({ page, grid, world }) => {
  await page.goto('/channel')
  await world.fault({ call: 'PUT /api/channel/', kind: 'F17', times: 1 })
  await page.getByRole('button', { name: 'Disable xAI' }).click()
  await expect.poll(world.held).toBe(1)
  await grid.table.getByRole('button', { name: 'Name' }).click()
  await world.release()
  await expect(grid.row('xAI')).toContainText('Disabled (manually)')
  await expect(grid.row('Vertex AI')).toContainText('Enabled')
})

test('is not undone by an older answer that comes late (CD-32)', async ({ page, grid, world }) => {
  await page.goto('/channel')
  await grid.row('xAI').waitFor()
  await world.fault({ call: 'GET /api/channel/?p=0', kind: 'F17', times: 1 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(world.held).toBe(1)
  await page.getByRole('button', { name: 'Disable xAI' }).click()
  await expect(grid.row('xAI')).toContainText('Disabled (manually)')
  await world.release()
  await page.getByRole('button', { name: 'Enable xAI' }).click()
  await expect(grid.row('xAI')).toContainText('Enabled')
})

test('writes nothing to a channel that is gone, and says so', async ({ page, grid, world }) => {
  await page.goto('/channel')
  await grid.row('xAI').waitFor()
  await world.signIn('root')
  await world.call('DELETE', '/api/channel/26')
  await page.getByRole('button', { name: 'Disable xAI' }).click()
  await expect(grid.row('xAI')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeVisible()
  expect(await world.calls(/^PUT/)).toEqual([])
})

test('deletes after asking, and hands the focus on', async ({ page, grid, world, expectToast }) => {
  await page.goto('/channel')
  await page.getByRole('button', { name: 'Delete xAI' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete xAI?' })
  await expect(dialog).toContainText('Its key cannot be retrieved later')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete xAI' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast('Operation completed successfully')
  await expect(grid.row('xAI')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete CloseAI 欠费' })).toBeFocused()
  expect(await world.calls(/^DELETE/)).toEqual(['DELETE /api/channel/26'])
})
