import { SERVER_PAGES } from '../../../e2e/log/log-entries'
import { addEntries, countDown, readPromptCounts } from '../../../e2e/log/log-new-rows-steps'
import { expect, test } from '../../document/document-story'

test.use(SERVER_PAGES)

test.describe('with as many rows as are asked for', () => {
  test.use({ stored: {} })

  test('log list: of fifty own entries, two of which are equal, each is shown once', async ({
    page,
    grid,
  }) => {
    const entryOf = (n: number) => ({
      id: 0,
      type: 2,
      created_at: 1_700_000_000 - n,
      prompt_tokens: n,
      content: 'used',
    })
    const entries = Array.from({ length: 50 }, (_, n) => entryOf(n === 25 ? 24 : n))
    await page.route(/\/api\/log\/self\?p=\d&/, async (route) => {
      const p = Number(/p=(\d)/.exec(route.request().url())?.[1])
      await route.fulfill({ json: { success: true, message: '', data: entries.slice(p * 10, p * 10 + 10) } })
    })
    await page.goto('/log?size=25')
    const shown = (from: number) => entries.slice(from, from + 25).map((entry) => entry.prompt_tokens)
    await expect.poll(() => readPromptCounts(grid)).toEqual(shown(0))
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(() => readPromptCounts(grid)).toEqual(shown(25))
  })
})

test('live log: shows new rows of the first page by themselves, and the focus stays', async ({
  page,
  grid,
  world,
}) => {
  await page.clock.install()
  await addEntries(world, 101, 12)
  await page.goto('/log')
  await expect.poll(() => readPromptCounts(grid)).toEqual(countDown(112, 10))
  await addEntries(world, 113, 2)
  await page.clock.runFor(12_000)
  expect(await readPromptCounts(grid)).toEqual(countDown(112, 10))
  const live = page.getByRole('button', { name: 'Live' })
  await live.focus()
  await live.click()
  await expect(live).toHaveAttribute('aria-pressed', 'true')
  await page.clock.runFor(6000)
  await expect.poll(() => readPromptCounts(grid)).toEqual(countDown(114, 10))
  await expect(live).toBeFocused()
})

test('live log: asks only while the page is visible and the first', async ({ page, world }) => {
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

  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('Live watches the first page only')).toBeVisible()
  await expect(page).toHaveURL('/log?p=1')
  await world.forgetCalls()
  await page.clock.runFor(30_000)
  expect(await world.calls(/self\?p=0/)).toEqual([])
})
