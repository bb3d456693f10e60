import { entriesAt, SERVER_PAGES } from '../../../e2e/log/log-entries'
import { addEntries, countDown, readPromptCounts } from '../../../e2e/log/log-new-rows-steps'
import { expect, test } from '../../document/document-story'

test.use(SERVER_PAGES)

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
    await page.route(/\/api\/log\/self\?p=1&/, async (route) => {
      if (isFirst) await addEntries(world, 221, 1)
      isFirst = false
      await route.fallback()
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

test.describe('as an administrator', () => {
  test.use({ caller: 'admin' })

  test('live log: a test of a channel is no new row while tests are hidden', async ({ page, world }) => {
    await page.clock.install()
    await page.goto('/log')
    await page.getByRole('button', { name: 'Live' }).click()
    await expect.poll(() => world.calls(/log\/\?p=0/)).toHaveLength(2)
    await world.call('GET', '/api/channel/test/2')
    await addEntries(world, 101, 1)
    const [newest, before] = await entriesAt(world, '/api/log/?p=0')
    expect([newest?.type, before?.type]).toEqual([2, 5])
    await page.clock.runFor(6000)
    await expect(page.getByText('1 new row', { exact: true })).toBeVisible()
  })
})
