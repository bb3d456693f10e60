import { expect, test } from '../../document/document-story'
import { SERVER_PAGES } from '../../../e2e/log/log-entries'

test.use(SERVER_PAGES)

test('log histogram: a first visit has the bars of six days, with a call each', async ({ page, world }) => {
  await page.goto('/log')
  await expect(page.getByRole('img', { name: /^Consumption per day, since/ })).toBeVisible()
  await expect.poll(async () => (await world.calls(/stat.*start_timestamp=[1-9]/)).length).toBe(6)
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
    page.getByRole('img', { name: /^Consumption per five minutes, \$\d+\.\d{2,} together$/ }),
  ).toBeVisible()
  await expect(page.getByText('no sums')).toBeHidden()
})

test.describe('with some consumption', () => {
  test.use({ caller: 'root' })

  test('log: a link leads to the usage of the entries of the filter', async ({ page, filters, world }) => {
    await world.consume({ user: 'alice', model: 'gpt-4o', quota: 5_000_000 })
    await page.goto('/log?username=alice')
    await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
    await filters.selectRange('Last 7 days')
    await page.getByRole('link', { name: 'Usage of this filter' }).click()
    await expect(page).toHaveURL(/period=own&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
    await expect(page.getByText('User: alice')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$10.')
  })
})
