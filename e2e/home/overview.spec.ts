import { startOfDay, seeChart } from './overview-steps'
import { expect, test } from '../support/test'

test('overview: arrow keys move through the chart, and show and say the numbers of a day @all', async ({
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
