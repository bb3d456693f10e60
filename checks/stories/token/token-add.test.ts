import { pressUntil } from '../../../e2e/support/press-until'
import { openSection } from '../../../e2e/support/form'
import { expect, test } from '../../document/document-story'

interface Token {
  name: string
  models: string | null
  subnet: string | null
  expired_time: number
  remain_quota: number
  unlimited_quota: boolean
}

test('token form: creates a token with every limit and sends exactly the typed values', async ({
  page,
  grid,
  selectOption,
  expectToast,
  world,
}) => {
  await page.goto('/token')
  await page.getByRole('link', { name: 'Add token' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create token' })).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill(' nightly ')
  await openSection(page, 'Limits')
  await selectOption('Models', 'gpt-4o-mini')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Subnets' }).fill('10.0.0.0/8, 2001:db8::/32')
  await page.getByLabel('Expires at', { exact: true }).fill('2031-02-03 04:05:06')
  await page.getByLabel('Quota', { exact: true }).fill('1500000')
  await expect(page.getByText('Worth $3.00')).toBeVisible()
  await page.getByRole('button', { name: 'Create token' }).click()
  await expectToast('Token created')
  await expect(page).toHaveURL('/token')
  await expect(grid.row('nightly')).toContainText('2031-02-03 04:05:06')
  const sent = (await world.requests()).filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    {
      // Spaces around a name are sent as typed because they are part of the name.
      name: ' nightly ',
      models: 'gpt-4o-mini',
      subnet: '10.0.0.0/8,2001:db8::/32',
      // The time is in the time zone of the browser, Europe/Berlin.
      expired_time: Date.UTC(2031, 1, 3, 3, 5, 6) / 1000,
      remain_quota: 1_500_000,
      unlimited_quota: false,
    },
  ])
})

test('token form: starts with the default values', async ({ page, world }) => {
  await world.signIn('alice')
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('usual')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page).toHaveURL('/token')
  const [token] = await world.call<Token[]>('GET', '/api/token/?p=0')
  expect(token).toMatchObject({
    name: 'usual',
    expired_time: -1,
    remain_quota: 500_000,
    unlimited_quota: false,
    models: '',
    subnet: '',
  })
})

/** The browser clock is two hours slow; relative expiry times use the server clock (CD-40). */

const invalidValues = [
  ['Name', '', 'Please fill in this field'],
  ['Name', '一二三四五六七八九十一', 'At most 30 bytes; this text has 33'],
  ['Subnets', '10.0.0.0/33', '10.0.0.0/33 is not a network in CIDR form, such as 192.168.0.0/24'],
  ['Expires at', '2026-02-30 00:00:00', 'The expiry time format is wrong!'],
  ['Expires at', 'tomorrow', 'The expiry time format is wrong!'],
  ['Quota', '1e6', 'Only digits are allowed here'],
  ['Quota', '-1', 'Only digits are allowed here'],
  ['Quota', '١٢', 'Only digits are allowed here'],
  ['Quota', '9007199254740992', 'This number is too large to be stored exactly'],
] as const
const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
for (const [at, [label, text, message]] of invalidValues.entries()) {
  test(`token form: "${text}" as ${label} is reported at the field before anything is sent${at > 3 ? ' @all' : ''}`, async ({
    page,
    world,
  }) => {
    await page.goto('/token/add')
    await page.getByLabel('Name').fill('a name')
    if (label === 'Subnets') await openSection(page, 'Limits')
    const field =
      label === 'Subnets'
        ? page.getByRole('combobox', { name: label })
        : page.getByLabel(label, { exact: true })
    await field.fill(text)
    await page.getByRole('button', { name: 'Create token' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${escapeRegExp(message)}`))
    expect(await world.calls(/^POST/)).toEqual([])
  })
}

test('token form: a refusal shows the server message and keeps all typed values', async ({ page, world }) => {
  await world.fault({ call: 'POST /api/token/', kind: 'refused', message: 'no more tokens', times: 1 })
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('spare')
  await openSection(page, 'Limits')
  await page.getByRole('combobox', { name: 'Subnets' }).fill('10.0.0.0/8')
  await page.getByRole('button', { name: 'Create token' }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'no more tokens' })
  await expect(problem).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('spare')
  await expect(page.getByRole('button', { name: 'Remove 10.0.0.0/8' })).toBeVisible()
  // A second press within 500 ms counts as part of a double click and is ignored.
  await pressUntil(page.getByRole('button', { name: 'Create token' }), () =>
    expect(page).toHaveURL('/token', { timeout: 1000 }),
  )
})

test('token form: repeated presses of Submit send one request (CD-22)', async ({ page, world }) => {
  await world.fault({ call: 'POST /api/token/', kind: 'slow', ms: 300 })
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('once')
  await page.getByRole('button', { name: 'Create token' }).dblclick()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/token')
  expect(await world.calls(/^POST/)).toEqual(['POST /api/token/'])
})

test('token form: an unlimited token needs no quota @all', async ({ page, world }) => {
  await world.signIn('alice')
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('endless')
  await page.getByLabel('Unlimited quota').click()
  await expect(page.getByLabel('Quota', { exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page).toHaveURL('/token')
  const [token] = await world.call<Token[]>('GET', '/api/token/?p=0')
  expect(token).toMatchObject({ name: 'endless', unlimited_quota: true })
})
