import { expect, test } from '../../document/document-story'

test('profile: changes name and password, and the next login uses them', async ({ page, expectToast }) => {
  await page.goto('/token')
  await page.getByRole('button', { name: 'Account: alice' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/user/edit')
  await expect(page.getByLabel('Username')).toHaveValue('alice')
  await page.getByLabel('Display name').fill('Alice L.')
  await page.getByRole('button', { name: 'Set a new value: Password' }).click()
  await page.getByLabel('Password', { exact: true }).fill('a new secret')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Profile updated')
  await page.getByRole('button', { name: 'Account: alice' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('a new secret')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/token')
})

test('profile: sends only changed fields and says when a new name takes effect', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto('/user/edit')
  await page.getByLabel('Username').fill('alicia')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Profile updated')
  await expectToast('Your new name takes effect at your next sign-in')
  await expect(page.getByRole('button', { name: 'Account: alicia' })).toBeVisible()
  const sent = (await world.requests()).filter(({ method }) => method === 'PUT')
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ username: 'alicia' }])
})

const invalidValues = [
  ['Username', '', 'The server keeps the old value when this is empty'],
  ['Username', 'thirteen char', 'At most 12 characters; this text has 13'],
  ['Password', '1234567', '8 to 20 characters; this text has 7'],
  ['Display name', '二'.repeat(21), 'At most 20 characters; this text has 21'],
] as const
for (const [label, text, message] of invalidValues) {
  test(`profile: "${text}" as ${label} is reported before anything is sent`, async ({ page, world }) => {
    await page.goto('/user/edit')
    if (label === 'Password') await page.getByRole('button', { name: 'Set a new value: Password' }).click()
    const field = page.getByLabel(label, { exact: true })
    await field.fill(text)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`))
    expect(await world.calls(/^PUT/)).toEqual([])
  })
}

test('profile: shows bound accounts and does not store the email address', async ({ page }) => {
  await page.goto('/user/edit')
  const bound = page.getByRole('group', { name: 'Bindings' }).getByRole('definition')
  await expect(bound).toHaveText(['3', 'not bound', 'not bound', 'alice@example.com'])
  expect(await page.evaluate("localStorage.getItem('user')")).not.toContain('alice@example.com')
})

for (const caller of ['admin', 'root'] as const) {
  test.describe(`as ${caller}`, () => {
    test.use({ caller })

    test('profile: the own profile is fetched and saved through the self endpoints', async ({
      page,
      expectToast,
      world,
    }) => {
      await page.goto('/user/edit')
      await expect(page.getByLabel('Username')).toHaveValue(caller)
      await page.getByLabel('Display name').fill('Somebody else')
      await page.getByRole('button', { name: 'Save' }).click()
      await expectToast('Profile updated')
      const sent = (await world.requests()).filter(({ method }) => method !== 'GET')
      expect(sent.map(({ path, body }) => [path, JSON.parse(body ?? '')])).toEqual([
        ['/api/user/self', { display_name: 'Somebody else' }],
      ])
      expect(await world.calls(/user\/\d/)).toEqual([])
    })
  })
}

test('profile: names that fail validation do not prevent a password change (K11.37)', async ({
  page,
  expectToast,
  world,
}) => {
  const long = 'A display name from a provider, far too long'
  await world.fault({ call: 'GET /api/user/self', kind: 'F28', field: 'display_name', value: long })
  await page.goto('/user/edit')
  await expect(page.getByLabel('Display name')).toHaveValue(long)
  await page.getByRole('button', { name: 'Set a new value: Password' }).click()
  await page.getByLabel('Password', { exact: true }).fill('a new secret')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Profile updated')
  const sent = (await world.requests()).filter(({ method }) => method === 'PUT')
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ password: 'a new secret' }])
})
