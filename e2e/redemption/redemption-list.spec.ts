import { readFile } from 'node:fs/promises'
import { confirmDeletion, deleteRow } from '../support/deletion'
import { expect, test } from '../support/test'

test.use({ caller: 'admin' })

/** A redemption code in server responses. */
interface Code {
  id: number
  key: string
  name: string
  quota: number
  status: number
}

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

test('redemption list: copies one code, and deletes it after a confirmation with name and id', async ({
  page,
  grid,
  expectToast,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/redemption')
  await page.getByRole('button', { name: 'Copy newest' }).click()
  await expectToast('Copied to clipboard')
  const [newest] = await world.call<Code[]>('GET', '/api/redemption/?p=0')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(newest?.key)

  await world.fault({ call: 'DELETE /api/redemption/{id}', kind: 'refused', message: 'not today', times: 1 })
  await grid.press('newest', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete newest?' })
  await expect(dialog).toContainText('#16')
  await confirmDeletion(page)
  await expectToast('newest was not deleted: not today')
  await expect(grid.more('newest')).toHaveAttribute('data-failed', 'true')
  await deleteRow(page, grid, 'newest')
  await expect(dialog).toBeHidden()
  await expect(grid.row('newest')).toBeHidden()
  expect(await world.calls(/^DELETE/)).toHaveLength(2)
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
  expect(await world.calls(/search/)).toEqual([])
})

test('redemption list: all used codes are filtered, exported as text and deleted', async ({
  page,
  grid,
  expectToast,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/redemption')
  await page.getByLabel('Rows per page').selectOption('all')
  await expect(page.getByText('16 rows')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Used')
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await expect(page.getByText('4 selected').first()).toBeVisible()

  const all = [
    ...(await world.call<Code[]>('GET', '/api/redemption/?p=0')),
    ...(await world.call<Code[]>('GET', '/api/redemption/?p=1')),
  ]
  const text = all
    .filter(({ status }) => status === 3)
    .map(({ key }) => key)
    .join('\n')
  await page.getByRole('button', { name: 'Copy codes' }).click()
  await expectToast('Copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download codes' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('redemption-codes.txt')
  expect(await readFile(await download.path(), 'utf8')).toBe(`${text}\n`)

  await page.getByRole('button', { name: 'Delete codes' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Delete 4 redemption codes?' })
  await expect(confirmation.getByRole('listitem')).toHaveText([
    '新年礼物 #7',
    'workshop Lisbon #5',
    'launch week #2',
    'launch week #1',
  ])
  await confirmDeletion(page)
  await expectToast('Done for all 4')
  await grid.shows([])
  await expect(page.getByRole('article')).toBeHidden()
  expect(await world.calls(/^DELETE/)).toEqual([7, 5, 2, 1].map((id) => `DELETE /api/redemption/${id}`))
})
