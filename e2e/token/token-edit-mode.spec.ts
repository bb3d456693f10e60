import { expect, test } from '../support/test'

interface Token {
  name: string
  remain_quota: number
}

test('edit as table: a user fills a quota down and renames by keyboard; a token that moved meanwhile is skipped @all', async ({
  page,
  grid,
  world,
  accessible,
}) => {
  await page.goto('/token')
  await page.getByRole('button', { name: 'Edit as table' }).press('Enter')
  const row = (id: number) => grid.table.locator(`[data-row="${id}"]`)
  const cell = (id: number, member: string) => row(id).locator(`[data-member="${member}"]`)
  for (const id of [41, 40]) await row(id).getByRole('checkbox').press('Space')
  await cell(42, 'name').fill('first')
  await cell(42, 'remain_quota').fill('0.05')
  await page.keyboard.press('Control+d')
  await expect(page.getByText(/2 cells filled\./)).toBeAttached()
  for (const id of [42, 41, 40]) await expect(cell(id, 'remain_quota')).toHaveValue('0.05')
  await accessible()

  await test.step('undo and fill again', async () => {
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeVisible()
    await page.keyboard.press('Control+d')
  })
  const before = await world.call<Token>('GET', '/api/token/41')
  await world.call('PUT', '/api/token/', { ...before, remain_quota: 14_000 })
  await world.forgetCalls()
  await page.getByRole('button', { name: 'Review 4 changes' }).press('Enter')
  await page.getByRole('dialog', { name: 'Edit 3 tokens' }).waitFor()
  await page.keyboard.press('Enter')
  const run = page.getByRole('article', { name: 'Edit 3 tokens: Name, Remaining quota' })
  await expect(run.getByRole('region', { name: '1 skipped: changed meanwhile' })).toContainText('#41')
  const sent = (await world.requests()).filter(({ method }) => method === 'PUT')
  const bodies: { id: number }[] = sent.map(({ body }) => JSON.parse(body ?? ''))
  expect(bodies.toSorted((a, b) => b.id - a.id)).toMatchObject([
    { id: 42, name: 'first', remain_quota: 25_000 },
    { id: 40, name: 'two models', remain_quota: 25_000 },
  ])
  expect(sent.some(({ body }) => body?.includes('"status"'))).toBe(false)
  expect(await world.call<Token>('GET', '/api/token/41')).toEqual({ ...before, remain_quota: 14_000 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('edit as table: a tap edits a cell, and nothing is wider than the window @all', async ({
    page,
    grid,
    accessible,
  }) => {
    await page.goto('/token')
    await grid.row('newest').waitFor()
    await grid.openControls()
    await page.getByRole('button', { name: 'Edit as table' }).tap()
    const quota = grid.table.getByRole('textbox', { name: 'Remaining quota of no subnet at all' })
    await quota.tap()
    await quota.fill('1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible()
    const cells = await grid.table
      .getByRole('textbox')
      .evaluateAll((all) => all.map((cell) => Math.min(cell.clientWidth, cell.clientHeight)))
    expect(Math.min(...cells)).toBeGreaterThanOrEqual(24)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await accessible()
  })
})

test('edit as table: changes survive the end of the session and the log-in @all', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/token')
  await page.getByRole('button', { name: 'Edit as table' }).click()
  const name = grid.table.locator('[data-row="42"] [data-member="name"]')
  await name.fill('kept')
  await name.press('Enter')
  await world.fault({ call: 'GET /api/token/', kind: 'F01', times: 1 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  const login = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeAttached()
  await login.getByLabel('Password', { exact: true }).fill('alice12345')
  await page.keyboard.press('Enter')
  await expect(login).toBeHidden()
  await expect(name).toHaveValue('kept')
  await page.getByRole('button', { name: 'Review 1 change' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit 1 token' })).toContainText('kept')
})
