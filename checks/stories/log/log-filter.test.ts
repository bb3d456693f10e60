import type { Page } from '@playwright/test'
import { expect, test } from '../../document/document-story'
import { aliceUses, isHistogramWindow, SERVER_PAGES } from '../../../e2e/log/log-entries'

test.use(SERVER_PAGES)

const sum = (page: Page) => page.getByText(/^Consumed in this filter:/)

test.describe('as an administrator', () => {
  test.use({ caller: 'admin' })

  test('log filter: administrators can also filter by user and channel @all', async ({
    page,
    filters,
    world,
  }) => {
    await page.goto('/log')
    await filters.apply({ Username: 'alice', Channel: '2' })
    await expect(page).toHaveURL('/log?username=alice&channel=2')
    const { quota } = await world.call<{ quota: number }>('GET', '/api/log/stat?username=alice&channel=2')
    await expect(sum(page)).toHaveText(`Consumed in this filter: $${(quota / 500_000).toFixed(2)}`)
    const filteredCalls = await world.calls(/GET \/api\/log\/\?p=0.*username=alice.*channel=2/)
    expect(filteredCalls).toHaveLength(1)
    const { name } = await world.call<{ name: string }>('GET', '/api/channel/2')
    await filters.shows([`Channel: ${name}`, 'User: alice'])
    await filters.apply({ Channel: '1e3' })
    await expect(filters.input('Channel')).toBeFocused()
    await expect(filters.input('Channel')).toHaveAccessibleDescription(
      'Choose a channel from the list, or type its number',
    )
    await expect(page).toHaveURL('/log?username=alice&channel=2')
  })
})

test.describe('as an administrator who knows names', () => {
  test.use({ caller: 'admin' })

  test('log filter: a channel and a user are chosen from lists, and tests are shown on demand', async ({
    page,
    grid,
    filters,
    world,
  }) => {
    const { id, name } = await world.call<{ id: number; name: string }>('GET', '/api/channel/2')
    await page.goto('/log')
    await filters.open()
    await filters.input('Channel').fill(name.slice(2))
    await page.getByRole('option', { name: `${name} · #${id}` }).click()
    await filters.input('Username').fill('ali')
    await page.getByRole('option', { name: 'alice' }).click()
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page).toHaveURL(`/log?username=alice&channel=${id}`)

    await page.goto('/log?type=5')
    const time = await grid.table.getByRole('rowheader').first().innerText()
    await page.goto('/log')
    await expect(grid.table.getByRole('rowheader').first()).toBeVisible()
    await expect(grid.table.getByText('Test', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Tests hidden' }).click()
    await expect(page).toHaveURL('/log?tests=shown')
    await expect(page.getByRole('button', { name: 'Hide tests' })).toBeFocused()
    await expect(grid.row(time)).toContainText('Test')
  })
})

test('log filter: relative ranges move with the clock and stay relative in the URL', async ({
  page,
  filters,
  world,
}) => {
  await page.clock.install()
  await page.goto('/log')
  await expect(filters.rangeButton).toHaveAccessibleName('Time range: All time')
  for (const [name, range] of [
    ['Last hour', '1h'],
    ['Today', 'today'],
    ['Last 24 hours', '24h'],
    ['Last 7 days', '7d'],
    ['Last 30 days', '30d'],
    ['This month', 'month'],
  ] as const) {
    await filters.selectRange(name)
    await expect(page).toHaveURL(`/log?range=${range}`)
    await filters.rangeButton.click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
  }
  await page.goto('/log?range=7d')
  await expect(sum(page)).toContainText('$')
  await page.clock.runFor('01:00:00')
  await world.forgetCalls()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => world.calls(/p=0/)).toHaveLength(1)
  const [call = ''] = await world.calls(/p=0/)
  const now = Math.floor((await page.evaluate<number>('Date.now()')) / 1000)
  const start = Number(/start_timestamp=(\d+)/.exec(call)?.[1])
  expect(Math.abs(now - 7 * 86_400 - start)).toBeLessThan(60)
})

test('log filter: Escape closes the list of names, then the filters', async ({ page, filters }) => {
  await page.goto('/log')
  await filters.open()
  await filters.input('Model name').fill('gpt')
  await page.keyboard.press('Escape')
  await expect(filters.input('Model name')).toHaveValue('gpt')
  await page.keyboard.press('Escape')
  await expect(filters.input('Model name')).toBeHidden()
})

test('log filter: an empty date means no bound, and an invalid date is reported at its field', async ({
  page,
  filters,
  world,
}) => {
  await page.goto('/log')
  await expect(sum(page)).toContainText('$')
  await filters.openRange()
  await expect(page.getByLabel('Start time')).toHaveValue('')
  await world.forgetCalls()
  await page.getByLabel('Start time').fill('2026-02-30')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Start time')).toHaveAccessibleDescription(/not a date and time/)
  await expect(page.getByLabel('Start time')).toBeFocused()
  const sent = await world.calls(/api\/log/)
  expect(sent.filter((call) => !isHistogramWindow(call))).toEqual([])

  await page.getByLabel('Start time').fill('')
  await page.getByLabel('End time').fill('')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => world.calls(/self\?p=0&type=0$/)).toHaveLength(1)
  await filters.openRange()
  await expect(page.getByLabel('Start time')).toHaveValue('')

  await page.getByLabel('Start time').fill('2026-05-02')
  await page.getByLabel('End time').fill('2026-05-01')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('End time')).toHaveAccessibleDescription('The end is before the start')
  await page.getByLabel('End time').fill('2026-05-03')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/start=1777672800&end=1777759200$/)
  await page.reload()
  await expect(filters.rangeButton).toHaveText('2026-05-02 00:00 – 2026-05-03 00:00')
  await filters.openRange()
  await expect(page.getByLabel('Start time')).toHaveValue('2026-05-02 00:00:00')
})

test('log filter: days are picked in the calendars of start and end @all', async ({ page, filters }) => {
  await page.goto('/log?start=1777672800&end=1777759200')
  await filters.openRange()
  for (const [at, day] of ['5 May 2026', '7 May 2026'].entries()) {
    await page.getByRole('button', { name: 'Choose a date' }).nth(at).click()
    await page.getByRole('button', { name: day, exact: true }).click()
  }
  await expect(page.getByLabel('Start time')).toHaveValue('2026-05-05 00:00:00')
  await expect(page.getByLabel('End time')).toHaveValue('2026-05-07 00:00:00')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(filters.rangeButton).toHaveText('2026-05-05 00:00 – 2026-05-07 00:00')
  await expect(filters.rangeButton).toBeFocused()
})

test('log filter: a hand-edited URL falls back to defaults, and an API key in it is neither sent nor stored', async ({
  page,
  grid,
  filters,
  world,
}) => {
  await page.goto('/log?type=99&range=never&start=x&channel=-3&p=-1&token_name=sk-abc&sort=nothing')
  await expect(grid.table.getByRole('rowheader')).toHaveCount(10)
  expect((await world.calls(/api\/log/)).join(' ')).not.toContain('sk-')
  await filters.apply({ 'Token name': 'sk-abcdef' })
  await expect(filters.input('Token name')).toHaveAccessibleDescription(/This is a key/)
  expect(page.url()).not.toContain('abcdef')
})

test('log filter: the latest request wins, whatever the order of the responses (CD-34, SH-81, FM-R14)', async ({
  page,
  grid,
  filters,
  world,
}) => {
  await aliceUses(world, 1, 700)
  await page.goto('/log')
  await expect(sum(page)).toContainText('$')
  // Responses to the first two requests are held until the third has been answered.
  for (const model of ['gpt-4', 'gpt-4o-mini']) {
    await world.fault({ call: `GET /api/log/self?model_name=${model}`, kind: 'hang' })
    await world.fault({ call: `GET /api/log/self/stat?model_name=${model}`, kind: 'hang' })
  }
  for (const model of ['gpt-4', 'gpt-4o-mini', 'gpt-4o']) {
    await filters.apply({ 'Model name': model })
    await expect(page).toHaveURL(new RegExp(`model_name=${model}$`))
  }
  const { quota } = await world.call<{ quota: number }>('GET', '/api/log/self/stat?model_name=gpt-4o')
  const text = `Consumed in this filter: $${(quota / 500_000).toFixed(2)}`
  await expect(sum(page)).toHaveText(text)
  await world.clearFaults()
  await world.release()
  await expect(grid.table.getByRole('row').nth(1)).toContainText('$0.0014')
  await expect(sum(page)).toHaveText(text)
  await filters.shows(['Model: gpt-4o'])
})
