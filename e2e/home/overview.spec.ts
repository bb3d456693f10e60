import { startOfDay, byName, readSums, seeChart } from './overview-steps'
import { dollars } from '../support/dollars'
import { expect, test } from '../support/test'

test('overview: days that the server no longer splits by model stay split', async ({ page, world }) => {
  await page.goto('/')
  const chart = await seeChart(page)
  await expect(chart.getByRole('button', { name: 'Update data' })).toBeVisible()
  const before = byName((await readSums(page, 'Consumption of 30 days')).slice(1))
  // A day is closed, and its split kept, an hour after it has ended.
  const isClosed = Date.now() / 1000 - startOfDay(0) > 3601
  const closed = new Date(startOfDay(isClosed ? 1 : 2) * 1000).toISOString().slice(0, 10)
  const week = 7 * 86_400
  await world.clock({ advance: week })
  // nginx sends a date of its own, and the console goes by what the responses say.
  const date = new Date(Date.now() + week * 1000).toUTCString()
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await page.clock.setFixedTime((Date.now() / 1000 + week) * 1000)
  await page.reload()
  await seeChart(page)
  await expect(chart.getByRole('button', { name: 'Update data' })).toBeVisible()
  const [heads = [], ...body] = await readSums(page, 'Consumption of 30 days')
  const after = byName(body)
  expect(after.get(closed)?.[0]).toBe(before.get(closed)?.[0])
  const cells = after.get(closed)?.slice(1) ?? []
  expect(cells).not.toContain('–')
  expect(cells).not.toEqual(heads.slice(2).map(() => dollars(0, 2)))
})

test('overview: arrow keys move through the chart, and show and say the numbers of a day', async ({
  page,
}) => {
  await page.goto('/')
  const chart = await seeChart(page)
  const days = chart.getByRole('slider', { name: 'Day' })
  await days.focus()
  const today = new Date(startOfDay(0) * 1000).toISOString().slice(0, 10)
  await expect(days).toHaveAttribute('aria-valuetext', new RegExp(`^${today}: \\$`))
  await days.press('ArrowLeft')
  const yesterday = new Date(startOfDay(1) * 1000).toISOString().slice(0, 10)
  await expect(days).toHaveAttribute('aria-valuetext', new RegExp(`^${yesterday}: \\$`))
  await expect(chart.getByText(yesterday, { exact: true }).first()).toBeVisible()
})

for (const caller of ['root', 'alice'] as const)
  for (const language of ['en', 'zh'] as const)
    test.describe(`as ${caller} in ${language}`, () => {
      test.use({ caller, language, viewport: { width: 390, height: 844 } })
      test('overview: axe finds nothing on a phone', async ({ page, accessible }) => {
        await page.goto('/')
        await seeChart(page)
        await expect(page.getByRole('slider').first()).toBeAttached()
        await accessible()
      })
    })
