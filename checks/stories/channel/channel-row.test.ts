import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

test('channel row: disabling and enabling shows the status that the server stored', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/channel')
  await page.getByRole('button', { name: 'Disable xAI' }).click()
  await expectToast('Operation completed successfully')
  await expect(grid.row('xAI')).toContainText('Disabled')
  await page.getByRole('button', { name: 'Enable xAI' }).click()
  await expect(grid.row('xAI')).toContainText('Enabled')
  const sent = (await world.requests()).filter(({ method }) => method === 'PUT')
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { id: 26, status: 2 },
    { id: 26, status: 1 },
  ])
})

test('channel row: rapid presses of the toggle end in the last requested status (CD-33)', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel')
  await world.fault({ call: 'PUT /api/channel/', kind: 'F17', times: 1 })
  const button = page.getByRole('button', { name: /^(Disable|Enable) xAI$/ })
  await button.click()
  await button.click({ force: true })
  await button.click({ force: true })
  await expect.poll(world.held).toBe(1)
  await world.release()
  await expect(grid.row('xAI')).toContainText('Disabled')
  expect(await world.calls(/^PUT/)).toHaveLength(1)
})

test('channel row: the toggle shows the status from the response, not the requested one (CD-17)', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel')
  await grid.row('xAI').waitFor()
  // The server disabled the channel automatically after the page was opened.
  await world.signIn('root')
  await world.call('PUT', '/api/channel/', { id: 26, status: 3, priority: 7 })
  await page.getByRole('spinbutton', { name: 'Weight of xAI' }).fill('4')
  await page.keyboard.press('Enter')
  await expect(grid.row('xAI')).toContainText('Auto-disabled')
  await expect(page.getByRole('spinbutton', { name: 'Priority of xAI' })).toHaveValue('7')
  await expect(page.getByRole('spinbutton', { name: 'Weight of xAI' })).toHaveValue('4')
})

test('channel row: priority and weight are edited in place', async ({ page, world }) => {
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

test('channel row: a response updates its own row when the rows were sorted in the meantime (CD-29)', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel?size=all')
  await world.fault({ call: 'PUT /api/channel/', kind: 'F17', times: 1 })
  await page.getByRole('button', { name: 'Disable xAI' }).click()
  await expect.poll(world.held).toBe(1)
  await grid.table.getByRole('button', { name: 'Name' }).click()
  await world.release()
  await expect(grid.row('xAI')).toContainText('Disabled')
  await expect(grid.row('Vertex AI')).toContainText('Enabled')
})

test('channel row: an older list response that arrives late does not undo a newer change (CD-32)', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel')
  await expect(page.getByText(/^\d+ rows$/).first()).toBeVisible()
  await world.fault({ call: 'GET /api/channel/search', kind: 'F17', times: 1 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(world.held).toBe(1)
  await page.getByRole('button', { name: 'Disable xAI' }).click()
  await expect(grid.row('xAI')).toContainText('Disabled')
  await world.release()
  await page.getByRole('button', { name: 'Enable xAI' }).click()
  await expect(grid.row('xAI')).toContainText('Enabled')
})

test('channel row: toggling a deleted channel writes nothing and shows an error', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel')
  await grid.row('xAI').waitFor()
  await world.signIn('root')
  await world.call('DELETE', '/api/channel/26')
  await page.getByRole('button', { name: 'Disable xAI' }).click()
  await expect(grid.row('xAI')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeVisible()
  expect(await world.calls(/^PUT/)).toEqual([])
})

test('channel row: a refetch does not overwrite a value while it is being typed (CD-30)', async ({
  page,
  world,
}) => {
  await page.goto('/channel')
  const priority = page.getByRole('spinbutton', { name: 'Priority of xAI' })
  await priority.fill('5')
  await world.signIn('root')
  await world.call('PUT', '/api/channel/', { id: 26, priority: 3, weight: 8 })
  // The focus stays in the field.
  await page.getByRole('button', { name: 'Refresh' }).evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole('spinbutton', { name: 'Weight of xAI' })).toHaveValue('8')
  await expect(priority).toHaveValue('5')
  await priority.press('Escape')
  await expect(priority).toHaveValue('3')
})
