import { NEWEST_TOKENS } from '../../../e2e/token/token-list-steps'
import { confirmDeletion } from '../../../e2e/support/deletion'
import { expect, test } from '../../document/document-story'

test('token list: shows quota, expiry and status as readable texts (SH-53, SH-55)', async ({
  page,
  grid,
}) => {
  await page.goto('/token')
  await expect(grid.row('newest')).toContainText('Enabled')
  await expect(grid.row('newest')).toContainText('$0.01')
  await expect(grid.row('newest')).toContainText('Never expires')
  await expect(grid.row('empty purse')).toContainText('Exhausted')
  await expect(grid.row('summer school')).toContainText('Expired')
  await expect(grid.row('shared with Bob')).toContainText('Disabled')
  // The server has not marked the token as expired yet; both facts are shown (SH-53).
  await expect(grid.row('ended yesterday')).toContainText('Enabled')
  await expect(grid.row('ended yesterday')).toContainText('past')
  await page.goto('/token?p=1')
  await expect(grid.row('default')).toContainText('Unlimited')
  await expect(grid.row('phone')).toContainText('$0.12')
})

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('token list: shows an unknown status and an empty name, and disables actions that cannot work', async ({
    page,
    grid,
  }) => {
    await page.goto('/token?size=all')
    await expect(page.getByText('23 rows')).toBeVisible()
    await expect(grid.row('from a newer server')).toContainText('Unknown (9)')
    await expect(grid.row('token 21')).toBeVisible()
    await expect(grid.row('<b>not markup</b>')).toBeVisible()
    await expect(grid.row('overdrawn')).toContainText('$0.00')
  })
})

test('token list: the search covers all tokens and reports when nothing matches', async ({ page, grid }) => {
  await page.goto('/token?p=1')
  await grid.search('ends')
  await grid.shows(['ends next week'])
  await expect(page).toHaveURL('/token?keyword=ends')
  await grid.search('nothing like this')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await grid.shows(NEWEST_TOKENS)
})

test('token list: the first sort loads all tokens, by one call', async ({ page, grid, world }) => {
  await page.goto('/token')
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByText('14 rows')).toBeVisible()
  expect(await world.calls(/token/)).toEqual(['GET /api/token/?p=0', 'GET /api/token/search?keyword='])
  expect((await grid.names())[0]).toBe('default')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
})

test('token list: enabling an expired token shows the refusal of the server', async ({
  page,
  grid,
  expectToast,
}) => {
  await page.goto('/token')
  await grid.press('summer school', 'Enable')
  await expectToast('令牌已过期，无法启用，请先修改令牌过期时间，或者设置为永不过期')
  await expect(grid.row('summer school')).toContainText('Expired')
})

test('token list: the visible rows equal the rows of the API for the same page', async ({
  page,
  grid,
  world,
}) => {
  await world.signIn('alice')
  const rows = await world.call<{ name: string }[]>('GET', '/api/token/?p=0')
  await page.goto('/token')
  await grid.shows(rows.map(({ name }) => name))
})

test.describe('on a new server', () => {
  test.use({ seed: 'empty', caller: 'root' })

  test('token list: shows an empty state with a link to add a token', async ({ page }) => {
    await page.goto('/token')
    await expect(page.getByText('Nothing here yet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add token' }).first()).toBeVisible()
  })
})

test('token list: is filtered by status, with an address that can be shared; what has expired unnoticed is among them', async ({
  page,
  grid,
}) => {
  await page.goto('/token')
  await grid.row('newest').waitFor()
  await page.getByLabel('Status').selectOption('Expired')
  await expect(page).toHaveURL('/token?status=3')
  await expect(grid.row('newest')).toHaveCount(0)
  await expect(grid.row('ended yesterday')).toBeVisible()
  await page.goto('/token?status=2')
  await expect(grid.row('ended yesterday')).toHaveCount(0)
  await expect(page.getByText(/^\d+ of 14 rows$/)).toBeVisible()
})

test('selected tokens: they are disabled, enabled and deleted', async ({ page, grid, world }) => {
  await page.goto('/token')
  await page.getByRole('checkbox', { name: 'Select newest' }).check()
  for (const [action, status] of Object.entries({ Disable: 'Disabled', Enable: 'Enabled' })) {
    await page.getByRole('button', { name: action, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
    await expect(grid.row('newest')).toContainText(status)
  }
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await confirmDeletion(page)
  await expect.poll(() => world.calls(/^DELETE/)).toHaveLength(1)
  await expect(grid.row('newest')).toHaveCount(0)
})
