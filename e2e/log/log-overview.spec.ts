import { expect, test } from '../support/test'

const open = { name: 'Overview' }

test.describe('around noon', () => {
  // Yesterday is refetched for an hour after it ended, and the number of requests below holds for any other hour.
  const hoursEast = 12 - new Date().getUTCHours()
  test.use({ timezoneId: `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}` })

  test('log overview: few requests run at once, and closed time windows are never fetched again', async ({
    page,
    world,
  }) => {
    await page.goto('/log?range=7d')
    await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
    await world.forgetCalls()
    await page.getByRole('button', open).click()
    const chart = page.getByRole('img', { name: /^Consumption per day, \$\d+\.\d{6} together$/ })
    await expect(chart).toBeVisible()
    await expect(page.getByRole('button', { name: 'Update data' })).toBeVisible()
    const sums = await world.calls(/self\/stat/)
    expect(sums).toHaveLength(8)
    // The windows of the days cover the range, with no second counted twice or missing.
    const bounds = sums
      .map((call) => [
        Number(/start_timestamp=(\d+)/.exec(call)?.[1]),
        Number(/end_timestamp=(\d+)/.exec(call)?.[1]),
      ])
      .toSorted(([one = 0], [other = 0]) => one - other)
    expect(bounds.every(([, end = 0], at) => (bounds[at + 1]?.[0] ?? end + 1) === end + 1)).toBe(true)

    await page.getByRole('button', { name: 'Show as table' }).click()
    const table = page.getByRole('table', { name: 'Consumption per day' })
    await expect(table.getByRole('row')).toHaveCount(9)
    const cells = await table.getByRole('cell').allInnerTexts()
    const total = cells.reduce((sum, text) => sum + Number(text.replace('$', '')), 0)
    await page.getByRole('button', { name: 'Show as table' }).click()
    await expect(chart).toHaveAccessibleName(`Consumption per day, $${total.toFixed(6)} together`)

    // A reload uses the cache, except for windows that moved or are still open.
    await world.forgetCalls()
    await page.getByRole('button', { name: 'Update data' }).click()
    await expect.poll(async () => (await world.calls(/self\/stat/)).length).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: 'Update data' })).toBeFocused()
    expect((await world.calls(/self\/stat/)).length).toBeLessThanOrEqual(2)
    await page.reload()
    await expect(page.getByRole('button', open)).toHaveAttribute('aria-expanded', 'true')
  })
})

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('log overview: a large number of requests is announced and needs confirmation, and a breakdown adds up to the total', async ({
    page,
    world,
  }) => {
    await page.goto('/log')
    await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
    await page.getByRole('button', open).click()
    await world.forgetCalls()
    await expect(page.getByText('This takes 30 requests to the server.')).toBeVisible()
    await expect(page.getByText(/earlier data would take too many requests/)).toBeVisible()
    expect(await world.calls(/log\/stat/)).toEqual([])
    await page.getByRole('button', { name: 'Load data' }).press('Enter')
    // The same button all along: the focus stays where it was.
    await expect(page.getByRole('button', { name: 'Update data' })).toBeFocused()
    await expect(page.getByRole('img', { name: /^Consumption per day/ })).toBeVisible()
    await expect(page.getByText(/requests left/)).toBeHidden()
    expect(await world.calls(/log\/stat/)).toHaveLength(30)

    const chartLabel = await page
      .getByRole('img', { name: /^Consumption per day/ })
      .getAttribute('aria-label')
    for (const name of ['Model', 'Token', 'User', 'Channel']) {
      await page.getByLabel('Split by').selectOption(name)
      const table = page.getByRole('table', { name, exact: true })
      await expect(table.getByRole('row', { name: /^Everything else/ })).toContainText('$')
      const cells = await table.getByRole('cell').allInnerTexts()
      const total = cells.reduce((sum, text) => sum + Number(text.replace('$', '')), 0)
      expect(chartLabel).toContain(`$${total.toFixed(6)} together`)
    }
  })
})

test('log overview: a failure shows its reason, and only missing windows are fetched on retry', async ({
  page,
  world,
}) => {
  await page.goto('/log?range=1h')
  await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
  await world.fault({ call: 'GET /api/log/self/stat', kind: 'refused', message: 'no sums' })
  await page.getByRole('button', open).click()
  const section = page.getByRole('region', { name: 'Overview' })
  await expect(section.getByRole('alert')).toContainText('no sums')
  await expect(section).not.toContainText('$0')
  await world.clearFaults()
  await section.getByRole('button', { name: 'Retry' }).click()
  await expect(section.getByRole('img', { name: /^Consumption per hour/ })).toBeVisible()
})
