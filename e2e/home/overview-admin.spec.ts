import type { Page } from '@playwright/test'
import type { Server } from '../support/server'
import { dollars } from '../support/dollars'
import { OBSERVE_SHIFTS, shiftsAbove } from '../support/layout-shifts'
import { expect, test } from '../support/test'

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
const all = { name: /^Consumption of all accounts/ }
const attention = { name: 'Needs attention' }

/** Scrolls to the end of the page, where everything comes into sight. */
const seeAll = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()

for (const caller of ['root', 'admin'] as const)
  test.describe(`as ${caller}`, () => {
    test.use({ caller })

    test('overview: the consumption of all accounts equals the sums over the log rows, and can be split', async ({
      page,
      world,
    }) => {
      await page.goto('/')
      await seeAll(page)
      const panel = page.getByRole('region', all)
      const table = panel.getByRole('table')
      const rows = await consumption(world, startOfDay(6))
      const total = `Consumption of all accounts, 7 days, ${dollars(sumOf(rows), 2)} together`
      await expect(panel.getByRole('img').first()).toHaveAccessibleName(total)
      for (let daysAgo = 0; daysAgo < 7; daysAgo += 1) {
        const [start, end] = [startOfDay(daysAgo), startOfDay(daysAgo - 1)]
        const ofDay = rows.filter(({ created_at }) => created_at >= start && created_at < end)
        const name = new Date(start * 1000).toISOString().slice(0, 10)
        await expect(table.getByRole('row', { name }).getByRole('cell')).toHaveText([
          dollars(sumOf(ofDay), 2),
        ])
      }
      await panel.getByLabel('Split by').selectOption('User')
      await expect(table.getByRole('columnheader', { name: 'Everything else' })).toBeAttached()
      await expect(panel.getByRole('button', { name: 'Update data' })).toBeVisible()
      await expect(panel.getByRole('img').first()).toHaveAccessibleName(total)
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
      ).toHaveText(dollars(sumOf(own), 2))

      await panel.getByLabel('Of', { exact: true }).selectOption('Your account')
      await expect(page.getByRole('region', { name: /^Consumption of 7 days/ })).toBeVisible()
    })

    test('overview: the top users are summed over seven closed days, and lead to their entries', async ({
      page,
      world,
    }) => {
      await page.goto('/')
      await seeAll(page)
      const table = page.getByRole('table', { name: 'Top of seven days: User' })
      const row = table.getByRole('row', { name: /alice/ })
      const rows = await consumption(world, startOfDay(8))
      // Yesterday is closed an hour after it has ended.
      const end = startOfDay(Date.now() / 1000 - startOfDay(0) > 3601 ? 0 : 1)
      const start = end - 7 * 86_400
      const own = rows.filter(
        ({ username, created_at }) => username === 'alice' && created_at >= start && created_at < end,
      )
      await expect(row.getByRole('cell')).toHaveText(dollars(sumOf(own), 2))
      await row.getByRole('link', { name: 'alice' }).click()
      await expect(page).toHaveURL(new RegExp(`/log\\?.*username=alice.*start=${start}&end=${end - 1}`))
    })

    test('overview: the numbers of channels and models are those of the channels, and lead to them', async ({
      page,
      world,
      grid,
    }) => {
      const rows = await channelRows(world)
      const down = rows.filter(({ status }) => status === 3).length
      await page.goto('/')
      const number = (label: string) => page.getByText(label, { exact: true }).locator('..')
      await expect(number('Channels down')).toContainText(
        `${rows.filter(({ status }) => status === 1).length} enabled`,
      )
      const served = new Set(
        rows.filter(({ status }) => status === 1).flatMap(({ models }) => models.split(',').filter(Boolean)),
      )
      const listed = new Set(rows.flatMap(({ models }) => models.split(',').filter(Boolean)))
      await expect(number('Models without a channel')).toContainText(`of ${listed.size} models`)
      const unserved = Number(await number('Models without a channel').getByRole('link').textContent())
      expect(unserved).toBeGreaterThanOrEqual([...listed].filter((model) => !served.has(model)).length)
      const midnight = await page.evaluate(() => new Date().setHours(0, 0, 0, 0) / 1000)
      const calls = await consumption(world, midnight)
      const shown = Number.parseInt((await number('Calls today').locator('dd').textContent()) ?? '', 10)
      expect(shown).toBeLessThanOrEqual(calls.length)
      await number('Channels down')
        .getByRole('link', { name: String(down), exact: true })
        .click()
      await expect(grid.table.getByRole('rowheader')).toHaveCount(down)
    })
  })

interface ChannelRow {
  id: number
  name: string
  status: number
  models: string
}
const channelRows = (world: Server) => world.call<ChannelRow[]>('GET', '/api/channel/search?keyword=')

test.describe('as root, what needs attention', () => {
  test.use({ caller: 'root' })

  test('overview: a channel that is down is tested and enabled in place, which can be undone', async ({
    page,
    world,
    expectToast,
    accessible,
  }) => {
    const off = (await channelRows(world)).find(({ status }) => status === 3)
    const name = off?.name ?? ''
    const statusNow = async () => (await channelRows(world)).find(({ id }) => id === off?.id)?.status
    await page.goto('/')
    const row = page.getByRole('list', attention).getByRole('listitem').filter({ hasText: name })
    const enable = row.getByRole('button', { name: `Enable ${name}` })
    await row.getByRole('button', { name: `Test ${name}` }).click()
    await expectToast(new RegExp(name))
    await enable.click()
    await expect(enable).toBeHidden()
    expect(await statusNow()).toBe(1)
    await accessible()

    const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(enable).toBeVisible()
    expect(await statusNow()).toBe(3)

    // Not what somebody else has changed meanwhile.
    await enable.click()
    await expect(undo).toBeVisible()
    await world.call('PUT', '/api/channel/', { id: off?.id, status: 2 })
    await undo.click()
    await expectToast(/changed meanwhile, now 2/)
    expect(await statusNow()).toBe(2)

    // The matrix of tests remembers the test.
    await page.goto('/channel/tests')
    const history = page.getByRole('region', { name: 'Tests in this browser' })
    await expect(history.getByRole('listitem').filter({ hasText: name })).toContainText(/[01] of 1 ok/)
  })

  test('overview: models whose only channel is down are the first finding', async ({ page, world }) => {
    const model = 'only-here'
    await world.call('POST', '/api/channel/', {
      type: 1,
      key: 'sk-1',
      name: 'lonely',
      models: model,
      groups: ['default'],
      group: 'default',
    })
    const lonely = (await channelRows(world)).find(({ name }) => name === 'lonely')
    await world.call('PUT', '/api/channel/', { id: lonely?.id, status: 2 })
    await page.goto('/')
    const row = page.getByRole('list', attention).getByRole('listitem').filter({ hasText: model })
    await expect(row).toContainText('No enabled channel')
    await row.getByRole('button', { name: 'Enable lonely' }).click()
    await expect(row.getByText('No enabled channel')).toBeHidden()
    await expect(
      page.getByRole('list', attention).getByRole('listitem').filter({ hasText: 'without a price' }),
    ).toBeVisible()
  })
})

test.describe('an ordinary user', () => {
  test.use({ caller: 'alice' })
  test('overview: a user sees nothing of channels, and no request is made for it', async ({
    page,
    world,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Quick start' })).toBeVisible()
    await expect(page.getByRole('region', attention)).toBeHidden()
    expect(await world.calls(/channel/)).toEqual([])
  })
})

for (const seed of ['large', 'demo'] as const)
  test.describe(`as root on ${seed}`, () => {
    test.use({ caller: 'root', seed })

    test('overview: at most 12 requests until the first screen, 40 in all, 4 when it comes back; nothing shifts', async ({
      page,
      world,
    }) => {
      await page.addInitScript(OBSERVE_SHIFTS)
      const isFirstScreenComplete = async () => {
        await expect(page.getByText('Lasts for').locator('..')).toContainText(/day|years|No consumption/)
        await expect(page.getByText('Spent today').locator('..')).toContainText('yesterday')
        await expect(page.getByText('Calls today').locator('..').locator('dd')).not.toContainText('…')
        await expect(page.getByRole('list', attention).getByRole('listitem').first()).toBeVisible()
      }
      const isComplete = async () => {
        await isFirstScreenComplete()
        await seeAll(page)
        await expect(page.getByRole('region', all).getByRole('button', { name: 'Update data' })).toBeVisible()
        await expect(page.getByRole('table', { name: /^Top of seven days/ })).toHaveCount(2)
      }
      await page.goto('/')
      await isFirstScreenComplete()
      const first = await world.calls()
      expect(first.length, first.join('\n')).toBeLessThanOrEqual(12)
      await isComplete()
      const cold = await world.calls()
      expect(cold.length, cold.join('\n')).toBeLessThanOrEqual(40)
      expect(new Set(cold).size, 'no request twice').toBe(cold.length)
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1600)
      expect(await shiftsAbove(0.01, page)).toEqual([])

      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL('/about')
      await world.forgetCalls()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
      await isComplete()
      expect(await callsOfKnownTimes()).toEqual([])

      // Nor does a reload ask for more than the frame of the console does.
      await world.forgetCalls()
      await page.reload()
      await isComplete()
      expect(await callsOfKnownTimes()).toEqual([])
      expect((await world.calls(/./)).filter((call) => !/log/.test(call)).length).toBeLessThanOrEqual(4)

      /** Calls beside those of the frame; sums until now begin anew every ten minutes. */
      async function callsOfKnownTimes() {
        const step = (seconds: number) => Math.floor(seconds / 600)
        const isOfNow = ({ path }: { path: string }) =>
          step(Date.now() / 1000) !== step(startedAt) && path.includes('/stat')
        return (await world.requests())
          .filter(({ path }) => /log|channel|token|option|dashboard/.test(path))
          .filter((request) => !isOfNow(request))
      }
    })
  })
const startedAt = Date.now() / 1000
