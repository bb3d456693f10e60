import type { Page } from '@playwright/test'
import type { Server } from '../support/server'
import { dollars } from '../support/dollars'
import { followPendingCalls } from '../support/pending-calls'
import { expect, test } from '../support/test'
import { todayIsCompared } from './today'

const startOfDay = (daysAgo: number) => (Math.floor(Date.now() / 86_400_000) - daysAgo) * 86_400

interface LogRow {
  created_at: number
  username: string
  quota: number
}

async function consumption(world: Server, start: number): Promise<LogRow[]> {
  const rows: LogRow[] = []
  for (let p = 0; ; p += 1) {
    const page = await world.call<LogRow[]>('GET', `/api/log/?type=2&start_timestamp=${start}&p=${p}`)
    rows.push(...page)
    if (page.length < 10) return rows
  }
}
const sumOf = (rows: readonly LogRow[]) => rows.reduce((sum, { quota }) => sum + quota, 0)
/** All records of the databases of the page. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('the database cannot be read')))
      })
    const texts = (await indexedDB.databases()).map(async ({ name = '' }) => {
      const database = await done(indexedDB.open(name))
      const records = await done(
        database.transaction('records').objectStore('records').getAll() as IDBRequest<unknown[]>,
      )
      database.close()
      return JSON.stringify(records)
    })
    return (await Promise.all(texts)).join('')
  })
const all = { name: /^Consumption of all accounts/ }

for (const caller of ['root', 'admin'] as const)
  test.describe(`as ${caller}`, () => {
    test.use({ caller })

    test('overview: the consumption of all accounts equals the sums over the log rows, and can be split', async ({
      page,
      world,
    }) => {
      const countPending = followPendingCalls(page)
      await page.goto('/')
      const panel = page.getByRole('region', all)
      const table = panel.getByRole('table')
      const rows = await consumption(world, startOfDay(6))
      await expect(panel.getByRole('img')).toHaveAccessibleName(
        `Consumption of all accounts, 7 days, ${dollars(sumOf(rows))} together`,
      )
      for (let daysAgo = 0; daysAgo < 7; daysAgo += 1) {
        const [start, end] = [startOfDay(daysAgo), startOfDay(daysAgo - 1)]
        const ofDay = rows.filter(({ created_at }) => created_at >= start && created_at < end)
        const name = new Date(start * 1000).toISOString().slice(0, 10)
        await expect(table.getByRole('row', { name }).getByRole('cell')).toHaveText([dollars(sumOf(ofDay))])
      }

      // More than twenty requests are announced and wait for a click.
      await todayIsCompared(page)
      const arrivals = page.getByRole('region', { name: 'Registrations and top-ups' })
      await expect(arrivals.getByRole('listitem').first()).toBeVisible()
      await expect.poll(countPending).toBe(0)
      await world.forgetCalls()
      await panel.getByLabel('Split by').selectOption('User')
      await expect(panel.getByText('This takes up to 52 requests to the server, once.')).toBeVisible()
      expect(await world.calls(/log/)).toEqual([])
      await panel.getByRole('button', { name: 'Load data' }).click()
      await expect(table.getByRole('columnheader', { name: 'Everything else' })).toBeAttached()
      await expect(panel.getByRole('button', { name: 'Update data' })).toBeVisible()
      await expect(panel.getByRole('img')).toHaveAccessibleName(
        `Consumption of all accounts, 7 days, ${dollars(sumOf(rows))} together`,
      )
      const heads = await table.getByRole('columnheader').allTextContents()
      const place = heads.indexOf('alice')
      expect(place).toBeGreaterThan(0)
      const today = new Date().toISOString().slice(0, 10)
      const own = rows.filter(
        ({ username, created_at }) => username === 'alice' && created_at >= startOfDay(0),
      )
      await expect(
        table
          .getByRole('row', { name: today })
          .getByRole('cell')
          .nth(place - 1),
      ).toHaveText(dollars(sumOf(own)))
    })

    test('overview: the top ten are summed over seven closed days, and lead to their entries', async ({
      page,
      world,
    }) => {
      await page.goto('/')
      const panel = page.getByRole('region', { name: 'Top ten' })
      await panel.getByLabel('Of').selectOption('User')
      await expect(panel.getByText('This takes up to 32 requests to the server, once.')).toBeVisible()
      await panel.getByRole('button', { name: 'Load data' }).click()
      const row = panel.getByRole('row', { name: /alice/ })
      const rows = await consumption(world, startOfDay(15))
      // Yesterday is closed an hour after it has ended.
      const end = startOfDay(Date.now() / 1000 - startOfDay(0) > 3601 ? 0 : 1)
      const own = rows.filter(({ username }) => username === 'alice')
      const between = (from: number, to: number) =>
        dollars(sumOf(own.filter(({ created_at }) => created_at >= from && created_at < to)))
      const week = 7 * 86_400
      await expect(row.getByRole('cell').nth(0)).toHaveText(between(end - week, end))
      await expect(row.getByRole('cell').nth(1)).toHaveText(between(end - 2 * week, end - week))
      // The table says what its names rest on: here it has all of them.
      await expect(panel.getByText('These are all names with consumption in this period.')).toBeVisible()
      const names = new Set(
        rows
          .filter(({ created_at, quota }) => created_at >= end - week && created_at < end && quota > 0)
          .map(({ username }) => username),
      )
      expect((await panel.getByRole('rowheader').allTextContents()).toSorted()).toEqual([...names].toSorted())
      await row.getByRole('link', { name: 'alice' }).click()
      await expect(page).toHaveURL(new RegExp(`/log\\?.*username=alice.*start=${end - week}&end=${end - 1}`))
    })

    test('overview: top-ups and registrations lead to their entries', async ({ page }) => {
      await page.goto('/')
      const panel = page.getByRole('region', { name: 'Registrations and top-ups' })
      await expect(panel.getByRole('listitem').first()).toBeVisible()
      await panel.getByRole('link', { name: 'Top-ups of 7 days' }).click()
      await expect(page).toHaveURL('/log?type=1&range=7d')
    })
  })

test.describe('as root on a large server', () => {
  test.use({ caller: 'root', seed: 'large' })

  test('overview: takes at most 30 requests, and 4 when one comes back', async ({ page, world }) => {
    const isComplete = async () => {
      await expect(page.getByText('Lasts for')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Tokens that end' }).getByRole('listitem')).toHaveCount(8)
      await expect(
        page.getByRole('region', { name: 'Registrations and top-ups' }).getByRole('listitem'),
      ).toHaveCount(15)
      // What several days are one column of has been loaded: a sum of each day would be next.
      const own = page.getByRole('region', { name: /^Consumption of 30 days/ })
      await expect(own.getByText('a column is the sum of several days')).toBeVisible()
      await expect(page.getByRole('region', all).getByRole('button', { name: 'Update data' })).toBeVisible()
    }
    await page.goto('/')
    await isComplete()
    const cold = await world.calls()
    expect(cold.length, cold.join('\n')).toBeLessThanOrEqual(30)
    expect(new Set(cold).size, 'no request twice').toBe(cold.length)

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await world.forgetCalls()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await isComplete()
    const again = await world.calls()
    expect(again.length, again.join('\n')).toBeLessThanOrEqual(4)

    // Nor does a reload ask for more than the frame of the console does.
    await world.forgetCalls()
    await page.reload()
    await isComplete()
    const reloaded = await world.calls()
    expect(reloaded.length, reloaded.join('\n')).toBeLessThanOrEqual(4)
    expect(await world.calls(/log|channel|token|dashboard/)).toEqual([])
  })

  test('overview: a write makes the kept results outdated, and no key is kept', async ({ page, world }) => {
    const channels = page.getByRole('region', { name: 'Channels', exact: true })
    await page.goto('/')
    await expect(channels.getByRole('link', { name: /^Enabled/ })).toBeVisible()
    const before = await channels.getByRole('link', { name: /^Enabled/ }).textContent()
    const [first] = await channels.getByRole('button', { name: /^Enable / }).all()
    await first?.click()
    await expect(channels.getByRole('link', { name: /^Enabled/ })).not.toHaveText(before ?? '')
    const after = await channels.getByRole('link', { name: /^Enabled/ }).textContent()
    await world.forgetCalls()
    await page.reload()
    await expect(channels.getByRole('link', { name: /^Enabled/ })).toHaveText(after ?? '')

    const [token] = await world.call<{ key: string }[]>('GET', '/api/token/?p=0')
    expect(token?.key).toMatch(/^\w{48}$/)
    expect(await storedTexts(page)).not.toContain(token?.key)
  })
})

test.describe('on an empty server', () => {
  test.use({ caller: 'root', seed: 'empty' })

  test('overview: says that there is nothing yet, and axe finds nothing', async ({ page, accessible }) => {
    await page.goto('/')
    await expect(page.getByText('No consumption in seven days')).toBeVisible()
    await expect(page.getByText('No token expires or runs dry within a week.')).toBeVisible()
    await expect(page.getByText('There is no enabled token yet. Create one to get a key.')).toBeVisible()
    await expect(page.getByRole('region', all).getByRole('img')).toHaveAccessibleName(/\$0\.0000 together$/)
    await accessible()
  })
})

test.describe('on a new server', () => {
  test.use({ caller: 'nobody', seed: 'empty' })

  test('overview: the checklist ticks itself and goes away when everything is done', async ({
    page,
    world,
  }) => {
    await page.goto('/login')
    await page.getByLabel('Username').fill('root')
    await page.getByLabel('Password', { exact: true }).fill('123456')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    // A user with the default password is sent to the profile. Both pages have a field for a password, and the address
    // changes before the page does.
    await expect(page).toHaveURL('/user/edit')
    await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('a new secret')
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
    const list = page.getByRole('region', { name: 'Set up this server' })
    const stateOf = (name: string) => list.getByRole('listitem').filter({ hasText: name })

    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).not.toHaveURL('/user/edit')
    await home.click()
    await expect(stateOf('Replace the default password')).toContainText('Done')
    await expect(list.getByText('To do')).toHaveCount(6)

    await world.signIn('root')
    await world.options({ ServerAddress: 'https://gate.example', SMTPServer: 'mail.example' })
    await world.call('POST', '/api/channel/', {
      type: 1,
      key: 'sk-1',
      name: 'first',
      models: 'gpt-4o',
      groups: ['default'],
      group: 'default',
    })
    await world.call('POST', '/api/token/', { name: 'first', unlimited_quota: true, expired_time: -1 })
    await page.reload()
    for (const name of ['Set the server address', 'Set up mail', 'Add a channel', 'Create a token'])
      await expect(stateOf(name)).toContainText('Done')
    await expect(list.getByText('To do')).toHaveCount(2)

    const [channel] = await world.call<{ id: number }[]>('GET', '/api/channel/?p=0')
    await world.call('GET', `/api/channel/test/${channel?.id}`).catch(() => undefined)
    await world.consume({ user: 'root', model: 'gpt-4o', prompt_tokens: 9, completion_tokens: 3 })
    await page.reload()
    // The list is hidden also before its state is known.
    await expect.poll(() => page.evaluate("localStorage.getItem('setup')")).toContain('done')
    await expect(list).toBeHidden()
    await world.forgetCalls()
    await page.reload()
    await expect(page.getByText('Lasts for')).toBeVisible()
    const channels = page.getByRole('region', { name: 'Channels', exact: true })
    await expect(channels.getByRole('link', { name: /^Enabled \d/ })).toBeVisible()
    // None of the channel panels within a minute, and none of the finished checklist.
    expect(await world.calls(/option|channel/)).toEqual([])
  })

  test('overview: a dismissed checklist stays away', async ({ page, world }) => {
    await page.goto('/login')
    await page.getByLabel('Username').fill('root')
    await page.getByLabel('Password', { exact: true }).fill('123456')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    // A user with the default password is sent to the profile; both pages have a field for a password.
    await expect(page).toHaveURL('/user/edit')
    await page.goto('/')
    const list = page.getByRole('region', { name: 'Set up this server' })
    await expect(list.getByText('To do')).toHaveCount(7)
    await list.getByRole('button', { name: 'Dismiss the checklist' }).click()
    await expect(list).toHaveCount(0)
    await world.forgetCalls()
    await page.reload()
    await expect(page.getByText('No consumption in seven days')).toBeVisible()
    await expect(list).toHaveCount(0)
    expect(await world.calls(/option/)).toEqual([])
  })
})
