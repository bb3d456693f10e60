import { expect, test } from '../../document/document-story'
import type { Server } from '../../../e2e/support/server'

test.use({ caller: 'root' })

interface Account {
  id: number
  username: string
  display_name: string
  email: string
  group: string
  role: number
  status: number
}
const DELETED = 3
/** The table of the server. */
const accountsOf = (world: Server) => world.call<Account[]>('GET', '/api/user/search?keyword=')
const counted = (n: number) => n.toLocaleString('en')

test.describe('ten thousand accounts @all', () => {
  test.use({ seed: 'large' })

  test('user list: filters, their counts and the order are those of all accounts, by two calls', async ({
    page,
    grid,
    world,
  }) => {
    const accounts = (await accountsOf(world)).filter(({ status }) => status !== DELETED)
    await world.forgetCalls()
    await page.goto('/user')
    for (const [label, isMember] of [
      ['Banned', ({ status }: Account) => status === 2],
      ['Activated', ({ status }: Account) => status === 1],
    ] as const) {
      await page.getByLabel('Status').selectOption(label)
      const count = accounts.filter(isMember).length
      await expect(
        page.getByText(`${counted(count)} of ${counted(accounts.length)} rows`, { exact: true }),
      ).toBeVisible()
    }
    await page.getByLabel('Status').selectOption('')
    await expect(page.getByText(`${counted(accounts.length)} rows`, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Username' }).click()
    const names = accounts.map(({ username }) => username)
    const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
    await expect(grid.table.getByRole('rowheader').first()).toHaveText(
      new RegExp(`^${names.toSorted(order.compare)[0]?.slice(0, 9)}`),
    )
    expect(await world.calls(/api\/user\/(\?|search)/)).toEqual([
      'GET /api/user/?p=0',
      'GET /api/user/search?keyword=',
    ])
  })
})

test('user list: twenty words are found in the middle of names and addresses, as in all accounts @all', async ({
  page,
  world,
}) => {
  await world.call('POST', '/api/user/', {
    username: '50%_off',
    password: 'eight888',
    display_name: '讯飞 ÄÖ',
  })
  // A search finds deleted accounts too.
  const accounts = await accountsOf(world)
  const finds = (word: string) =>
    accounts.filter(
      ({ id, username, display_name, email }) =>
        String(id) === word ||
        [username, display_name, email].some((text) => text.toLowerCase().includes(word.toLowerCase())),
    ).length
  const middles = accounts
    .filter(({ username }) => username.length > 3)
    .map(({ username }) => username.slice(1, 5).toUpperCase())
  const words = [...middles, '%', '_', '0%_', '飞', '讯飞', '7', '14', 'nobody has this']
  expect(words.length).toBeGreaterThanOrEqual(20)
  for (const word of words) {
    await page.goto(`/user?keyword=${encodeURIComponent(word)}`)
    const count = finds(word)
    await expect(
      count === 0
        ? page.getByText('Nothing matches.')
        : page.getByText(`${counted(count)} of ${counted(accounts.length)} rows`, { exact: true }),
      word,
    ).toBeVisible()
  }
})
