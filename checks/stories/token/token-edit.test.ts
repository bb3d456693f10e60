import { type Token, THESIS } from '../../../e2e/token/token-edit-steps'
import { openSection } from '../../../e2e/support/form'
import { expect, test } from '../../document/document-story'

test('token edit: shows the stored values and changes only the edited field', async ({
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
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Token updated')
  await expect(page).toHaveURL('/token?p=1')
  await expect(grid.row('doctoral thesis')).toBeVisible()
  expect(await world.call<Token>('GET', `/api/token/${THESIS}`)).toEqual({
    ...before,
    name: 'doctoral thesis',
  })
})

test('token edit: a value that the server only reformats is not reported as ignored', async ({
  page,
  expectToast,
}) => {
  await page.goto(`/token/edit/${THESIS}`)
  await page.getByLabel('Name').fill('  thesis  ')
  await page.getByLabel('Quota', { exact: true }).fill('0600000')
  await openSection(page, 'Limits')
  await page.getByRole('combobox', { name: 'Subnets' }).fill('10.0.0.0/8,10.1.0.0/16')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Token updated')
  await expect(page.getByText('The server kept its own value')).toHaveCount(0, { timeout: 1000 })
})

test('token edit: changing the name does not undo quota spent in the meantime (CD-12)', async ({
  page,
  world,
}) => {
  await world.signIn('alice')
  const stored = await world.call<Token>('GET', `/api/token/${THESIS}`)
  await page.goto(`/token/edit/${THESIS}`)
  await page.getByLabel('Name').fill('renamed')
  await world.call('PUT', '/api/token/', { ...stored, remain_quota: 400_000 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/token')
  expect(await world.call<Token>('GET', `/api/token/${THESIS}`)).toMatchObject({
    name: 'renamed',
    remain_quota: 400_000,
  })
})

test('token edit: changing the name leaves an expiry in the hour that the end of summer time repeats @all', async ({
  page,
  world,
}) => {
  await world.signIn('alice')
  const stored = await world.call<Token>('GET', `/api/token/${THESIS}`)
  const expired_time = Date.UTC(2027, 9, 31, 1, 30) / 1000
  await world.call('PUT', '/api/token/', { ...stored, expired_time })
  await page.goto(`/token/edit/${THESIS}`)
  await expect(page.getByLabel('Expires at')).toHaveValue('2027-10-31 02:30:00')
  await page.getByLabel('Name').fill('renamed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/token')
  expect(await world.call<Token>('GET', `/api/token/${THESIS}`)).toMatchObject({
    name: 'renamed',
    expired_time,
  })
})

test('token edit: the typed values stay when the token was deleted in the meantime (CD-56)', async ({
  page,
  world,
}) => {
  await world.signIn('alice')
  await page.goto(`/token/edit/${THESIS}`)
  await page.getByLabel('Name').fill('second life')
  await world.call('DELETE', `/api/token/${THESIS}/`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('This was deleted in the meantime. The values you entered are still here.'),
  ).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('second life')
})

test('token edit: a message reminds that extending the expiry does not enable a token @all', async ({
  page,
  expectToast,
}) => {
  await page.goto('/token')
  await page.getByRole('link', { name: 'Edit summer school' }).click()
  await page.getByRole('button', { name: 'Never' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('This token is still Expired. Enable it in the list.')
})

test.describe('with a URL that names no token', () => {
  for (const id of ['0', '-1', '1e3', '7%2F..%2Fuser', '99999999999999999999']) {
    test(`token edit: ${id} shows the not-found page and sends no request`, async ({ page, world }) => {
      await page.goto(`/token/edit/${id}`)
      await expect(page.getByRole('heading', { name: 'Page does not exist' })).toBeVisible()
      expect(await world.calls(/token/)).toEqual([])
    })
  }

  test('token edit: a token of another user is reported as not found', async ({ page, world }) => {
    await page.goto('/token/edit/1')
    await expect(page.getByText('token does not exist (any more)')).toBeVisible()
    // The console message comes first, with the server message below it.
    await expect(page.getByText('The server says: record not found')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(await world.calls(/token/)).toEqual(['GET /api/token/1'])
  })
})

test('token edit: returning to the list restores the focus (AX-26) @all', async ({ page }) => {
  await page.goto('/token')
  await page.getByRole('link', { name: 'Edit home network' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: 'Edit home network' })).toBeFocused()
})
