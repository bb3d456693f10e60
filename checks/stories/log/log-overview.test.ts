import { expect, test } from '../../document/document-story'
import { entriesAt, SERVER_PAGES } from '../../../e2e/log/log-entries'

test.use(SERVER_PAGES)

const open = { name: 'Overview' }

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('log overview: twelve requests for all time, the other eighteen on demand, and each breakdown adds up to the total', async ({
    page,
    world,
  }) => {
    await page.goto('/log')
    const chart = page.getByRole('slider', { name: /^Consumption per day/ })
    await expect.poll(async () => (await world.calls(/log\/stat.*start_timestamp=[1-9]/)).length).toBe(12)
    await expect(page.getByText('18 bars not loaded yet')).toBeVisible()
    await expect(page.getByText('Consumption per day, since')).toBeVisible()
    await page.getByRole('button', open).click()
    await expect(page.getByText(/earlier data would take too many requests/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Update data' })).toBeVisible()
    await expect(page.getByText(/^Still loading/)).toBeHidden()
    // The newest window, which is still open, may be asked for again.
    const starts = (await world.calls(/log\/stat/)).map(
      (call) => /start_timestamp=([1-9]\d*)/.exec(call)?.[1],
    )
    expect(new Set(starts.filter(Boolean)).size).toBe(30)
    expect(starts.filter(Boolean).length).toBeLessThanOrEqual(31)
    await expect(page.getByText(/not loaded yet/)).toBeHidden()

    const chartLabel = await chart.getAttribute('aria-label')
    for (const name of ['Model', 'Token', 'User', 'Channel']) {
      await page.getByLabel('Split by').selectOption(name)
      const table = page.getByRole('table', { name, exact: true })
      await expect(table.getByRole('row', { name: /^Everything else/ })).toContainText('$')
      const cells = await table.getByRole('cell').allInnerTexts()
      const total = cells.reduce((sum, text) => sum + Number(text.replaceAll(/[$,]/g, '')), 0)
      // Each amount is rounded to cents.
      const together = Number(/\$([\d.,]+) together/.exec(chartLabel ?? '')?.[1]?.replaceAll(',', ''))
      expect(Math.abs(together - total)).toBeLessThan(0.005 * (cells.length + 1))
    }
  })
})

test('log histogram: a failure shows its reason, and only missing windows are fetched on retry', async ({
  page,
  world,
}) => {
  // Only the windows of minutes, not the sum of the hour.
  await world.fault({ call: 'GET /api/log/self/stat', kind: 'refused', message: 'no sums', skip: 1 })
  await page.goto('/log?range=1h')
  await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('no sums')
  // Nor does it pass for a sum of zero.
  await expect(alert).not.toContainText('$0')
  await expect(page.getByRole('slider')).toHaveCount(0)
  await world.clearFaults()
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(
    page.getByRole('slider', { name: /^Consumption per five minutes, \$\d+\.\d{2,} together$/ }),
  ).toBeVisible()
  await expect(page.getByText('no sums')).toBeHidden()
})

test.describe('with some consumption', () => {
  test.use({ caller: 'root' })

  test('log: the most expensive token of the week is found in the overview @all', async ({
    page,
    filters,
    world,
  }) => {
    const used = { user: 'alice', model: 'gpt-4o', prompt_tokens: 9, completion_tokens: 9, quota: 5_000_000 }
    await world.consume(used)
    const [newest] = await entriesAt(world, '/api/log/?p=0')
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logs' }).click()
    await filters.selectRange('Last 7 days')
    await page.getByRole('button', open).click()
    await page.getByLabel('Split by').selectOption('Token')
    const table = page.getByRole('table', { name: 'Token', exact: true })
    await expect(table.getByRole('row').nth(1)).toContainText(newest?.token_name ?? 'no token')
    await expect(table.getByRole('row').nth(1)).toContainText('$10.')
  })
})
