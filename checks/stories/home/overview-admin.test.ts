import { all, attention, seeAll, channelRows } from '../../../e2e/home/overview-admin-steps'
import type { Server } from '../../../e2e/support/server'
import { dollars } from '../../../e2e/support/dollars'
import { expect, test } from '../../document/document-story'

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

for (const caller of ['root', 'admin'] as const)
  test.describe(`as ${caller}${caller === 'root' ? '' : ' @all'}`, () => {
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
      // Yesterday gets no more entries once a whole minute of today has passed.
      const end = Math.floor((Math.floor(Date.now() / 60_000) * 60 - 61) / 86_400) * 86_400
      const start = end - 7 * 86_400
      const own = rows.filter(
        ({ username, created_at }) => username === 'alice' && created_at >= start && created_at < end,
      )
      await expect(row.getByRole('cell')).toHaveText(dollars(sumOf(own), 2))
      await row.getByRole('link', { name: 'alice' }).click()
      await expect(page).toHaveURL(new RegExp(`/log\\?.*username=alice.*start=${start}&end=${end - 1}`))
    })

    test('overview: the numbers of channels and models are those of the channels, and lead to them @all', async ({
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

test.describe('as root, what needs attention', () => {
  test.use({ caller: 'root' })

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
    await expect(
      page.getByRole('region', attention).getByRole('link', { name: 'Why does a call fail?' }),
    ).toHaveAttribute('href', '/call-check')
    const row = page.getByRole('list', attention).getByRole('listitem').filter({ hasText: model })
    await expect(row).toContainText('No enabled channel')
    await row.getByRole('button', { name: 'Enable lonely' }).click()
    await expect(row.getByText('No enabled channel')).toBeHidden()
    await expect(
      page.getByRole('list', attention).getByRole('listitem').filter({ hasText: 'without a price' }),
    ).toBeVisible()
  })
})

test.describe('as root of many channels', () => {
  test.use({ caller: 'root', seed: 'large' })

  test('overview: findings beyond the first are shown on request @all', async ({ page }) => {
    await page.goto('/')
    const panel = page.getByRole('region', attention)
    const findings = panel.getByRole('list', attention).getByRole('listitem')
    await expect(findings).toHaveCount(8)
    const more = panel.getByRole('button', { name: /^Show more/ })
    const left = async () => Number((await more.textContent())?.replaceAll(/\D/g, ''))
    const before = await left()
    await more.click()
    await expect(findings).toHaveCount(58)
    expect(await left()).toBe(before - 50)
    await expect(more).toBeFocused()
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
