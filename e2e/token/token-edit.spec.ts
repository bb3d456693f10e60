import { expect, test } from '../support/test'

interface Token {
  id: number
  name: string
  status: number
  models: string | null
  remain_quota: number
}

const THESIS = 32

test('shows what is stored, changes one thing and leaves the rest as it is', async ({
  page,
  grid,
  expectToast,
  world,
}) => {
  await world.signIn('alice')
  const before = await world.call<Token>('GET', `/api/token/${THESIS}`)
  await page.goto('/token?p=1')
  await page.getByRole('link', { name: 'Edit thesis' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('thesis')
  await expect(page.getByLabel('Quota', { exact: true })).toHaveValue('500000')
  await page.getByLabel('Name').fill('doctoral thesis')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectToast('Token updated')
  await expect(page).toHaveURL('/token?p=1')
  await expect(grid.row('doctoral thesis')).toBeVisible()
  expect(await world.call<Token>('GET', `/api/token/${THESIS}`)).toEqual({
    ...before,
    name: 'doctoral thesis',
  })
})

test('what is only written in another way is not told as ignored', async ({ page, expectToast }) => {
  await page.goto(`/token/edit/${THESIS}`)
  await page.getByLabel('Name').fill('  thesis  ')
  await page.getByLabel('Quota', { exact: true }).fill('0600000')
  await page.getByLabel('Subnets').fill('10.0.0.0/8,10.1.0.0/16')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectToast('Token updated')
  await expect(page.getByText('The server kept its own value')).toHaveCount(0, { timeout: 1000 })
})

test('going back puts the focus where it was (AX-26)', async ({ page }) => {
  await page.goto('/token')
  await page.getByRole('link', { name: 'Edit home network' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: 'Edit home network' })).toBeFocused()
})

test('spending meanwhile is not undone by a change of the name (CD-12)', async ({ page, world }) => {
  await world.signIn('alice')
  const stored = await world.call<Token>('GET', `/api/token/${THESIS}`)
  await page.goto(`/token/edit/${THESIS}`)
  await page.getByLabel('Name').fill('renamed')
  await world.call('PUT', '/api/token/', { ...stored, remain_quota: 400_000 })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/token')
  expect(await world.call<Token>('GET', `/api/token/${THESIS}`)).toMatchObject({
    name: 'renamed',
    remain_quota: 400_000,
  })
})

test('asks when both changed the same', async ({ page, world, accessible }) => {
  await world.signIn('alice')
  const stored = await world.call<Token>('GET', `/api/token/${THESIS}`)
  await page.goto(`/token/edit/${THESIS}`)
  await page.getByLabel('Quota', { exact: true }).fill('900000')
  await world.call('PUT', '/api/token/', { ...stored, remain_quota: 400_000 })
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else in the meantime' })
  await expect(dialog).toContainText('500000')
  await expect(dialog).toContainText('400000')
  await expect(dialog).toContainText('900000')
  await accessible()
  await dialog.getByRole('radio', { name: /900000/ }).check()
  await dialog.getByRole('button', { name: 'Save the chosen values' }).click()
  await expect(page).toHaveURL('/token')
  expect(await world.call<Token>('GET', `/api/token/${THESIS}`)).toMatchObject({ remain_quota: 900_000 })
})

test('keeps what was typed when the token was deleted meanwhile (CD-56)', async ({ page, grid, world }) => {
  await world.signIn('alice')
  await page.goto(`/token/edit/${THESIS}`)
  await page.getByLabel('Name').fill('second life')
  await world.call('DELETE', `/api/token/${THESIS}/`)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByText('This was deleted in the meantime. The values you entered are still here.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Create as new' }).click()
  await expect(page).toHaveURL('/token')
  await expect(grid.row('second life')).toContainText('$1.00')
})

test('reminds that a longer life does not enable a token', async ({ page, expectToast }) => {
  await page.goto('/token')
  await page.getByRole('link', { name: 'Edit summer school' }).click()
  await page.getByRole('button', { name: 'Never' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectToast('This token is still Expired. Enable it in the list.')
})

test('an overspent quota does not keep from saving', async ({ page, world, browserName }) => {
  expect(browserName).toBe('chromium')
  await world.signIn('alice')
  const stored = await world.call<Token>('GET', `/api/token/${THESIS}`)
  await world.call('PUT', '/api/token/', { ...stored, remain_quota: -1824 })
  await page.goto(`/token/edit/${THESIS}`)
  await expect(page.getByLabel('Quota', { exact: true })).toHaveValue('-1824')
  await page.getByLabel('Name').fill('overspent')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/token')
})

test.describe('addresses that name no token', () => {
  for (const id of ['0', '-1', '1e3', '7%2F..%2Fuser', '99999999999999999999']) {
    test(`${id} is no page, and nothing is asked`, async ({ page, world }) => {
      await page.goto(`/token/edit/${id}`)
      await expect(page.getByRole('heading', { name: 'Page does not exist' })).toBeVisible()
      expect(await world.calls(/token/)).toEqual([])
    })
  }

  test('a token of somebody else does not exist', async ({ page, world }) => {
    await page.goto('/token/edit/1')
    await expect(page.getByText('token does not exist (any more)')).toBeVisible()
    // Our words, with the server's beneath.
    await expect(page.getByText('The server says: record not found')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(await world.calls(/token/)).toEqual(['GET /api/token/1'])
  })
})
