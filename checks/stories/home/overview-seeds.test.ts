import { dollars } from '../../../e2e/support/dollars'
import { expect, test } from '../../document/document-story'

const DAY = 86_400
/** First visit, all of the page: a month of own days is a call each. */
const MOST_CALLS = 40

interface Usage {
  Day: string
  ModelName: string
  Quota: number
}

for (const seed of ['small', 'large', 'empty'] as const)
  for (const caller of ['root', 'admin', 'alice'] as const) {
    // An empty server has nobody but root.
    if (seed === 'empty' && caller !== 'root') continue
    test.describe(`as ${caller} on ${seed}${seed === 'large' ? ' @all' : ''}`, () => {
      test.use({ seed, caller })

      test('overview: numbers of the panels are those of the server, within 40 requests', async ({
        page,
        world,
      }) => {
        await page.goto('/')
        const today = Math.floor(Date.now() / 1000 / DAY) * DAY
        const sumOf = async (path: string, start: number) => {
          const bounds = `start_timestamp=${start}&end_timestamp=${today + DAY - 1}`
          return (await world.call<{ quota: number }>('GET', `${path}?${bounds}`)).quota
        }
        const isAdmin = caller !== 'alice'
        const chart = page.getByRole('region', {
          name: isAdmin ? /^Consumption of all accounts/ : /^Consumption of 30 days/,
        })
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expect(chart.getByRole('button', { name: 'Update data' })).toBeVisible()
        await expect(page.getByRole('region', { name: 'Your account' }).getByText('Lasts for')).toBeVisible()
        if (isAdmin)
          await expect(
            page
              .getByRole('region', { name: 'Top of seven days' })
              .getByText(/\$|No consumption/)
              .last(),
          ).toBeVisible()
        const calls = await world.calls()
        expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(MOST_CALLS)
        // A document gets the account before it is verified, which asks again; the tour sees that a browser does not.
        const others = calls.filter((call) => call !== 'GET /api/user/self')
        expect(new Set(others).size, 'no request twice').toBe(others.length)
        const { quota } = await world.call<{ quota: number }>('GET', '/api/user/self')
        await expect(page.getByRole('region', { name: 'Your account' })).toContainText(dollars(quota, 2))
        if (isAdmin) {
          const week = await sumOf('/api/log/stat', today - 6 * DAY)
          await expect(chart.getByRole('img').first()).toHaveAccessibleName(
            `Consumption of all accounts, 7 days, ${dollars(week, 2)} together`,
          )
          return
        }
        const month = await sumOf('/api/log/self/stat', today - 29 * DAY)
        await expect(chart.getByRole('img').first()).toHaveAccessibleName(
          `Consumption of 30 days, ${dollars(month, 2)} together`,
        )
        const usage = (await world.call<Usage[] | null>('GET', '/api/user/dashboard')) ?? []
        const table = chart.getByRole('table')
        for (let daysAgo = 0; daysAgo < 7; daysAgo += 1) {
          const name = new Date((today - daysAgo * DAY) * 1000).toISOString().slice(0, 10)
          const ofDay = usage
            .filter(({ Day }) => Day.startsWith(name))
            .reduce((sum, { Quota }) => sum + Quota, 0)
          await expect(table.getByRole('row', { name }).getByRole('cell').first()).toHaveText(
            dollars(ofDay, 2),
          )
        }
      })
    })
  }
