import { expect, test } from '../support/test'
import { SERVER_PAGES } from './log-entries'

test.use(SERVER_PAGES)

test.describe('around noon', () => {
  // Yesterday is refetched for an hour after it ended, and the number of requests below holds for any other hour.
  const hoursEast = 12 - new Date().getUTCHours()
  test.use({ timezoneId: `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}` })

  test('log histogram: starts after the rows, and closed time windows are never fetched again @all', async ({
    page,
    world,
  }) => {
    await page.goto('/log?range=7d')
    const chart = page.getByRole('img', { name: /^Consumption per day, \$\d+\.\d{2,} together$/ })
    await expect(chart).toBeVisible()
    const windows = async () => {
      const calls = await world.calls(/self\/stat/)
      // The sum of the whole range ends an hour ahead of now, the windows end now or before.
      return calls.slice(1)
    }
    await expect.poll(async () => (await windows()).length).toBe(8)
    const calls = await world.calls(/api\/log/)
    expect(calls.findIndex((call) => call.includes('self?p=0'))).toBeLessThan(2)
    // The windows of the days cover the range, with no second counted twice or missing.
    const bounds = (await windows())
      .map((call) => [
        Number(/start_timestamp=(\d+)/.exec(call)?.[1]),
        Number(/end_timestamp=(\d+)/.exec(call)?.[1]),
      ])
      .toSorted(([one = 0], [other = 0]) => one - other)
    expect(bounds.every(([, end = 0], at) => (bounds[at + 1]?.[0] ?? end + 1) === end + 1)).toBe(true)

    // Screen readers get the numbers as a table.
    const table = page.getByRole('table', { name: 'Consumption per day' })
    await expect(table.getByRole('row')).toHaveCount(9)
    await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Consumption'])
    await expect(table.getByRole('cell', { name: /^\$\d+\.\d{2,}$/ })).toHaveCount(8)
    await expect(table).not.toBeInViewport({ ratio: 0.5 })
    const cells = await table.getByRole('cell').allInnerTexts()
    const total = cells.reduce((sum, text) => sum + Number(text.replace('$', '')), 0)
    // Each amount is rounded to cents.
    const label = (await chart.getAttribute('aria-label')) ?? ''
    const together = Number(/\$([\d.]+) together/.exec(label)?.[1])
    expect(Math.abs(together - total)).toBeLessThan(0.005 * (cells.length + 1))

    // The sums of closed windows outlive the page.
    await world.forgetCalls()
    await page.reload()
    await expect(chart).toBeVisible()
    // The sum, and the first and the last window: the range has moved since.
    expect((await world.calls(/self\/stat.*start_timestamp=[1-9]/)).length).toBeLessThanOrEqual(3)
    const closed = bounds.slice(1, -1).map(([start]) => `start_timestamp=${start}&`)
    const afterReload = await world.calls(/self\/stat/)
    expect(afterReload.filter((call) => closed.some((start) => call.includes(start)))).toEqual([])
  })
})

test.describe('with some consumption', () => {
  test.use({ caller: 'root' })

  test('log histogram: keys read the bars and narrow the time range, and so does a drag', async ({
    page,
    filters,
  }) => {
    await page.goto('/log?range=7d')
    const chart = page.getByRole('slider', { name: 'Day' })
    await expect(chart).toHaveAttribute('aria-valuetext', /: \$/)
    await chart.focus()
    await page.keyboard.press('Home')
    await expect(chart).toHaveValue('0')
    await page.keyboard.press('ArrowRight')
    await expect(chart).toHaveAttribute('aria-valuetext', /^\d{4}-\d\d-\d\d: \$\d+\.\d{2,}$/)
    await page.keyboard.press('Shift+ArrowRight')
    await expect(chart).toHaveAttribute('aria-valuetext', /^\S+ – \S+: \$\d+\.\d{2,}$/)
    await page.keyboard.press('Enter')
    await expect(filters.rangeButton).toHaveText(/^\d{4}-\d\d-\d\d 00:00 – \d{4}-\d\d-\d\d 23:59:59$/)
    await expect(page.getByRole('slider')).toBeFocused()

    await page.goBack()
    await expect(filters.rangeButton).toHaveText('Last 7 days')
    await expect(chart).toHaveAttribute('max', '7')
    const box = await chart.boundingBox()
    if (!box) throw new Error('the chart has no box')
    await page.mouse.move(box.x + box.width * 0.3, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.7, box.y + 20)
    await page.mouse.up()
    await expect(page).toHaveURL(/\?start=\d+&end=\d+$/)
    await expect(filters.rangeButton).toHaveText(/ – /)
  })
})
