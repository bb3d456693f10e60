import { expect, test } from '../support/test'
import { aliceUses, SERVER_PAGES } from './log-entries'
import type { Grid } from '../support/grid'
import type { Server } from '../support/server'

test.use(SERVER_PAGES)

/** Adds entries of alice whose prompt tokens count up from `from`. */
async function addEntries(world: Server, from: number, count: number) {
  for (let n = 0; n < count; n += 1) await aliceUses(world, from + n)
}

/** Returns the prompt token counts of the visible rows, which identify them; `cell` is the index of the column. */
async function readPromptCounts(grid: Grid, cell = 3): Promise<number[]> {
  const rows = grid.table.locator('tr[data-row]')
  // Read all cells in one call, because rows may unmount between two reads.
  const texts = await rows.evaluateAll(
    (all, at) => all.map((row) => row.querySelectorAll('td')[at]?.textContent ?? ''),
    cell,
  )
  return texts.map((text) => Number(text.replaceAll(',', '')))
}

const countDown = (from: number, count: number) => Array.from({ length: count }, (_, at) => from - at)

for (const caller of ['alice', 'root'] as const) {
  test.describe(`as ${caller}`, () => {
    test.use({ caller })
    const cell = caller === 'alice' ? 3 : 5

    test('log list: rows that arrive between two page fetches neither duplicate nor hide rows (CD-35)', async ({
      page,
      grid,
      world,
    }) => {
      const numbers = () => readPromptCounts(grid, cell)
      await addEntries(world, 101, 40)
      await page.goto('/log?username=alice')
      await expect.poll(numbers).toEqual(countDown(140, 10))
      await addEntries(world, 141, 3)
      await page.getByRole('button', { name: 'Next page' }).click()
      // Three of the ten fetched rows were on the page before; the seven after them are appended.
      await expect.poll(numbers).toEqual(countDown(130, 7))
      await expect(page.getByText('3 new rows', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect.poll(numbers).toEqual(countDown(123, 10))
      await page.goBack()
      await addEntries(world, 144, 12)
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByText('10 or more new rows')).toBeVisible()
      await expect(page.getByText('New entries have moved these rows to the next page.')).toBeVisible()
      await page.getByRole('button', { name: 'Reload' }).click()
      await expect.poll(numbers).toEqual(countDown(155, 10))
      await expect(page).toHaveURL('/log?username=alice')
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect.poll(numbers).toEqual(countDown(145, 10))
    })
  })
}

test.describe('with fifty rows per page', () => {
  test.use({ stored: {} })

  test('log list: five pages of the server are one page, none of whose rows is missing or twice when rows arrive', async ({
    page,
    grid,
    world,
  }) => {
    await addEntries(world, 101, 120)
    // A row arrives while the second of the five pages is asked for.
    let isFirst = true
    await page.route('**/api/log/self?p=1&**', async (route) => {
      if (isFirst) await addEntries(world, 221, 1)
      isFirst = false
      await route.continue()
    })
    await page.goto('/log')
    await expect.poll(() => readPromptCounts(grid)).toEqual(countDown(220, 49))
    expect((await world.calls(/self\?/)).map((call) => /p=\d/.exec(call)?.[0])).toEqual([
      'p=0',
      'p=1',
      'p=2',
      'p=3',
      'p=4',
    ])
    await addEntries(world, 222, 12)
    await page.getByRole('button', { name: 'Next page' }).click()
    // Twelve of the fifty fetched rows were on the page before.
    await expect.poll(() => readPromptCounts(grid)).toEqual(countDown(171, 38))
    await page.getByLabel('Rows per page').selectOption('25')
    await expect(page).toHaveURL('/log?size=25')
    await page.reload()
    await expect.poll(() => readPromptCounts(grid)).toEqual(countDown(233, 25))
  })
})

test('live log: announces the number of new rows and shows them only on request', async ({
  page,
  grid,
  world,
}) => {
  await page.clock.install()
  await addEntries(world, 101, 12)
  await page.goto('/log')
  await expect.poll(() => readPromptCounts(grid)).toEqual(countDown(112, 10))
  const live = page.getByRole('button', { name: 'Live' })
  await live.click()
  await expect(live).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => world.calls(/self\?p=0/)).toHaveLength(2)
  await addEntries(world, 113, 2)
  // In steps: the next poll is scheduled when the page has processed the response of the one before.
  const notice = page.getByText('2 new rows', { exact: true })
  await expect
    .poll(async () => (await page.clock.runFor(1000), notice.isVisible()), { intervals: [20] })
    .toBe(true)
  expect(await readPromptCounts(grid)).toEqual(countDown(112, 10))
  await expect(live).toBeFocused()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => readPromptCounts(grid)).toEqual(countDown(114, 10))
  await expect(grid.table).toBeFocused()
  await expect(page.getByText('2 new rows', { exact: true })).toBeHidden()
})

test('live log: polling pauses while the page is hidden, on later pages, and during a rate limit', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await page.goto('/log')
  await page.getByRole('button', { name: 'Live' }).click()
  await expect.poll(() => world.calls(/self\?p=0/)).toHaveLength(2)

  const expectState = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  await expectState('hidden')
  await page.clock.runFor(60_000)
  expect(await world.calls(/self\?p=0/)).toHaveLength(2)
  await expectState('visible')
  await page.clock.runFor(6000)
  await expect.poll(async () => (await world.calls(/self\?p=0/)).length).toBeGreaterThan(2)

  await world.fault({ call: 'GET /api/log/self', kind: 'F08', seconds: 60 })
  await page.clock.runFor(6000)
  await expect(page.getByText('Too many requests, please try again later')).toBeVisible()
  await expect(page.getByText(/Live resumes in \d+ s\./)).toBeVisible()
  await world.clearFaults()
  await page.clock.runFor(61_000)
  await expect(page.getByText(/Live resumes in/)).toBeHidden()

  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('Live watches the first page only')).toBeVisible()
  await expect(page).toHaveURL('/log?p=1')
  await world.forgetCalls()
  await page.clock.runFor(30_000)
  expect(await world.calls(/self\?p=0/)).toEqual([])
})
