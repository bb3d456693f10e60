import type { Code } from '../../../e2e/redemption/redemption-list-steps'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'admin' })

const FIRST_PAGE = [
  'newest',
  'the whole bank',
  'a correction',
  'code 13',
  'redeemed, set back',
  'from a newer server',
  'twenty bytes exactly',
  '二十字节的名字呀',
  '新年礼物',
  '新年礼物',
]

test('redemption list: lists, searches, filters by status and keeps the filters in the URL', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/redemption')
  await grid.shows(FIRST_PAGE)
  await expect(grid.row('newest')).toContainText('Unused')
  await expect(grid.row('newest')).toContainText('$0.60')
  await expect(grid.row('newest')).toContainText('Not yet')
  await expect(grid.row('from a newer server')).toContainText('Unknown (9)')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Used')
  await expect(page).toHaveURL('/redemption?status=3')
  await grid.shows(['新年礼物', 'workshop Lisbon', 'launch week', 'launch week'])

  await page.goto('/redemption?status=2&keyword=launch&p=abc')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await grid.shows(FIRST_PAGE)
  await grid.search('launch')
  await grid.shows(['launch week', 'launch week', 'launch week'])
  expect(await world.calls(/search/)).toContain('GET /api/redemption/search?keyword=')
})

test('redemption list: a code is disabled and enabled after a refetch, and a used code cannot be changed', async ({
  page,
  grid,
  expectToast,
  world,
}) => {
  await page.goto('/redemption')
  await grid.press('newest', 'Disable')
  await expect(grid.row('newest')).toContainText('Disabled')
  const writes = await world.calls(/^PUT|redemption\/16$/)
  expect(writes.slice(0, 2)).toEqual(['GET /api/redemption/16', 'PUT /api/redemption/?status_only=true'])
  await grid.press('newest', 'Enable')
  await expect(grid.row('newest')).toContainText('Unused')

  const [newest] = await world.call<Code[]>('GET', '/api/redemption/?p=0')
  await world.call('POST', '/api/user/topup', { key: newest?.key })
  await world.forgetCalls()
  await grid.press('newest', 'Disable')
  await expectToast('This code has been used in the meantime. It was not changed.')
  await expect(grid.row('newest')).toContainText('Used')
  const off = (await grid.openMenu('newest')).getByRole('menuitem', { name: /^Disable/ })
  await expect(off).toHaveAttribute('aria-disabled', 'true')
  await expect(off).toContainText('A used code can be neither enabled nor disabled')
  await off.press('Enter')
  expect(await world.calls(/^PUT/)).toEqual([])
})

test('redemption list: never sends a code as a search keyword, because a code is worth money', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/redemption')
  await grid.shows(FIRST_PAGE)
  await grid.search('0123456789abcdef0123456789abcdef')
  await expect(page.getByText('This is a key, not a search word. It was not sent.')).toBeVisible()
  await expect(page).toHaveURL('/redemption')
  expect(await world.calls(/search\?keyword=./)).toEqual([])
})
