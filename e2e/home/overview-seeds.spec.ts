import { dollars } from '../support/dollars'
import { expect, test } from '../support/test'

const DAY = 86_400
/** Until a server has a whole hour with calls, the running one is asked for as well. */
const MOST_CALLS = { small: 30, large: 30, empty: 31 } as const

interface Usage {
  Day: string
  ModelName: string
  Quota: number
}

for (const seed of ['small', 'large', 'empty'] as const)
  for (const caller of ['root', 'admin', 'alice'] as const) {
    // An empty server has nobody but root.
    if (seed === 'empty' && caller !== 'root') continue
    test.describe(`as ${caller} on ${seed}`, () => {
      test.use({ seed, caller })

      test('overview: numbers of the panels are those of the server, within 30 requests, 31 on a new one', async ({
        page,
        world,
      }) => {
        await page.goto('/')
        const own = page.getByRole('region', { name: /^Consumption of 30 days/ })
        await expect(own.getByText('Loading')).toHaveCount(0)
        await expect(own.getByRole('img')).toHaveAccessibleName(
          /^Consumption of 30 days, \$[\d,.]+ together$/,
        )
        await expect(own.getByRole('button', { name: /^(Load|Update) data$/ })).toBeVisible()
        await expect(page.getByRole('region', { name: 'Your account' }).getByText('Lasts for')).toBeVisible()
        if (caller !== 'alice')
          await expect(
            page
              .getByRole('region', { name: /of all accounts/ })
              .getByRole('button', { name: 'Update data' }),
          ).toBeVisible()
        const calls = await world.calls()
        expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(MOST_CALLS[seed])
        expect(new Set(calls).size, 'no request twice').toBe(calls.length)

        const today = Math.floor(Date.now() / 1000 / DAY) * DAY
        const bounds = `start_timestamp=${today - 29 * DAY}&end_timestamp=${today + DAY - 1}`
        const month = await world.call<{ quota: number }>('GET', `/api/log/self/stat?${bounds}`)
        await expect(own.getByRole('img')).toHaveAccessibleName(
          `Consumption of 30 days, ${dollars(month.quota)} together`,
        )
        const usage = (await world.call<Usage[] | null>('GET', '/api/user/dashboard')) ?? []
        const table = own.getByRole('table')
        for (let daysAgo = 0; daysAgo < 7; daysAgo += 1) {
          const name = new Date((today - daysAgo * DAY) * 1000).toISOString().slice(0, 10)
          const quota = usage
            .filter(({ Day }) => Day.startsWith(name))
            .reduce((sum, { Quota }) => sum + Quota, 0)
          await expect(table.getByRole('row', { name }).getByRole('cell').first()).toHaveText(dollars(quota))
        }
        const { quota } = await world.call<{ quota: number }>('GET', '/api/user/self')
        await expect(page.getByRole('region', { name: 'Your account' })).toContainText(dollars(quota, 2))
        if (caller === 'alice') {
          await expect(page.getByRole('region', { name: /of all accounts/ })).toHaveCount(0)
          return
        }
        const week = await world.call<{ quota: number }>(
          'GET',
          `/api/log/stat?start_timestamp=${today - 6 * DAY}&end_timestamp=${today + DAY - 1}`,
        )
        await expect(
          page.getByRole('region', { name: /of all accounts/ }).getByRole('img'),
        ).toHaveAccessibleName(`Consumption of all accounts, 7 days, ${dollars(week.quota)} together`)
      })
    })
  }
