import { expect, test } from '../../document/document-story'

test.use({ caller: 'admin' })

test('user form: an administrator creates an account, which can sign in', async ({
  page,
  grid,
  expectToast,
  world,
}) => {
  await page.goto('/user')
  await page.getByRole('link', { name: 'Add user' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create user' })).toBeVisible()
  await page.getByLabel('Username').fill(' newbie ')
  await page.getByLabel('Display name').fill('新人')
  await page.getByLabel('Password', { exact: true }).fill('secret-123')
  await page.getByRole('button', { name: 'Create user' }).dblclick()
  await expectToast('User created')
  await expect(page).toHaveURL('/user')
  await expect(grid.row('newbie')).toContainText('Activated')
  const sent = (await world.requests()).filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { username: 'newbie', display_name: '新人', password: 'secret-123' },
  ])
  await world.call('POST', '/api/user/login', { username: 'newbie', password: 'secret-123' })
})

const invalidValues = [
  ['Username', '', 'Please fill in this field'],
  ['Username', '一二三四五六七八九十一二三', 'At most 12 characters; this text has 13'],
  ['Password', '', 'Please fill in this field'],
  ['Password', '1234567', '8 to 20 characters; this text has 7'],
  ['Password', '👩'.repeat(21), '8 to 20 characters; this text has 21'],
  ['Display name', 'x'.repeat(21), 'At most 20 characters; this text has 21'],
] as const
for (const [at, [label, text, message]] of invalidValues.entries()) {
  test(`user form: "${text}" as ${label} is reported before anything is sent${at > 1 ? ' @all' : ''}`, async ({
    page,
    world,
  }) => {
    await page.goto('/user/add')
    await page.getByLabel('Username').fill('newbie')
    await page.getByLabel('Password', { exact: true }).fill('secret-123')
    const field = page.getByLabel(label, { exact: true })
    await field.fill(text)
    await page.getByRole('button', { name: 'Create user' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`))
    expect(await world.calls(/^POST/)).toEqual([])
  })
}

test('user form: a taken name shows the server message and keeps all typed values', async ({ page }) => {
  await page.goto('/user/add')
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('secret-123')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText('UNIQUE constraint failed')
  await expect(page.getByLabel('Username')).toHaveValue('alice')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret-123')
})

test('user form: a lost response is verified by a read', async ({ page, world }) => {
  await world.fault({ call: 'POST /api/user/', kind: 'cut-short', applied: true })
  await page.goto('/user/add')
  await page.getByLabel('Username').fill('newbie')
  await page.getByLabel('Password', { exact: true }).fill('secret-123')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByText('a check shows that the change was made')).toBeVisible()
  await expect(page).toHaveURL('/user')
  expect(await world.calls(/^POST/)).toHaveLength(1)
})
