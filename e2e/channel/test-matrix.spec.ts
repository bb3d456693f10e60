import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { passTime } from '../support/pass-time'
import { followPendingCalls } from '../support/pending-calls'
import { parseCsv } from '../support/parse-csv'
import { expect, test } from '../support/test'
import { makeFiftyChannels, testsTable, THREE_MODELS } from './test-matrix-steps'

test.use({ caller: 'root', seed: 'empty' })

/** The table of the page: a line per channel with the texts of its cells. */
const shownTable = (page: Page) =>
  testsTable(page)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent.trim())),
    )

/** The same table, from the CSV. */
function tableOfCsv(text: string): string[][] {
  const [head, ...lines] = parseCsv(text)
  expect(head).toEqual(['channel ID', 'channel', 'model', 'result', 'seconds', 'message'])
  const rows = new Map<string, string[]>()
  for (const [id = '', name = '', model = '', result = '', seconds = '', message = ''] of lines) {
    const row = rows.get(id) ?? [
      `${name.replace(/^'=/, '=')} #${id}`,
      'not served',
      'not served',
      'not served',
    ]
    row[['m-a', 'm-b', 'm-c'].indexOf(model) + 1] =
      result === 'ok' ? `${Number(seconds).toFixed(2)} s` : `${result}${message}`
    rows.set(id, row)
  }
  return [...rows.values()]
}

test('test matrix: 50 channels by 3 models with failures, time-outs and a 429 are tested once each, and the CSV is the same table @all', async ({
  page,
  grid,
  world,
  accessible,
}) => {
  await makeFiftyChannels(world)
  const found = await world.call<{ id: number; name: string }[]>('GET', '/api/channel/search?keyword=hanging')
  // Two tests a second and the time-outs would take minutes.
  await page.clock.install()
  const countPending = followPendingCalls(page, new RegExp(`/channel/test/${found[0]?.id}\\b`))
  const pass = (text: string | RegExp) =>
    passTime(
      page,
      () => countPending() === 0,
      () => page.getByText(text).isVisible(),
    )
  const call = 'GET /api/channel/test/{id}'
  await world.fault({ call, kind: 'F08', seconds: 10, times: 1, skip: 10 })
  await page.goto('/channel')
  await grid.choose('Test matrix')
  await expect(page.getByText('50 tests of 50 channels')).toBeVisible()
  await page.getByLabel('Models', { exact: true }).selectOption('every model')
  await page.getByLabel('At a time').selectOption('4')
  await page.getByLabel('Time-out').selectOption('10 s')
  await expect(page.getByText('147 tests of 50 channels. This may take long and cost money.')).toBeVisible()
  await accessible()

  await page.getByRole('button', { name: 'Start 147 tests' }).press('Enter')
  await pass(/^Too many requests/)
  await pass('All tests are done: 138 ok, 9 failed.')
  // The call that was refused for the rate limit is the only one sent again.
  const made = await world.calls(/^GET \/api\/channel\/test\//)
  expect([made.length, new Set(made).size]).toEqual([148, 147])
  const row = (name: string) => testsTable(page).getByRole('row').filter({ hasText: name }).getByRole('cell')
  await expect(row('hanging')).toHaveText(['timed out', 'timed out', 'timed out'])
  await page.getByRole('button', { name: 'timed out: m-b of hanging' }).press('Enter')
  const timedOut = page.getByRole('dialog', { name: 'hanging, m-b' })
  await expect(timedOut).toContainText('There was no answer within 10 s.')
  await timedOut.press('Escape')
  await expect(row('fast two')).toHaveText([/^0\.\d\d s$/, /^0\.\d\d s$/, 'not served'])
  await expect(row('slow')).toHaveText([/^12\.\d\d s$/, /^12\.\d\d s$/, /^12\.\d\d s$/])
  await accessible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(tableOfCsv(await readFile(await (await download).path(), 'utf8'))).toEqual(await shownTable(page))

  await page.getByRole('combobox', { name: 'Order' }).selectOption('slowest first')
  await expect(testsTable(page).getByRole('rowheader').first()).toHaveText(/^slow #/)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('failures first')
  const failed = page.getByRole('button', { name: 'failed: m-b of unauthorised' })
  await failed.press('Enter')
  const panel = page.getByRole('dialog', { name: 'unauthorised, m-b' })
  await expect(panel.getByText(/401/)).toBeVisible()
  await panel.press('Escape')
  await expect(failed).toBeFocused()

  await world.forgetCalls()
  await page.getByRole('button', { name: 'Retest 9 without success' }).click()
  await expect(page.getByText('All tests are done')).toBeHidden()
  await pass('All tests are done: 138 ok, 9 failed.')
  expect(await world.calls(/^GET \/api\/channel\/test\//)).toHaveLength(9)
})

test('test matrix: after a reload the panel and the page show what is done, unknown and not sent, and a retest finishes it', async ({
  page,
  world,
  accessible,
}) => {
  for (const name of ['one', 'hanging', 'three'])
    await world.call('POST', '/api/channel/', { ...THREE_MODELS, key: 'sk-x', name })
  await page.goto('/channel/tests?models=named&names=m-a')
  await page.getByLabel('At a time').selectOption('1')
  await page.getByRole('button', { name: 'Start 3 tests' }).click()
  await expect(page.getByRole('button', { name: 'running: stop m-a of hanging' })).toBeVisible()
  await page.getByRole('button', { name: 'Jobs: 1 / 3' }).click()
  const card = page.getByRole('article', { name: '3 tests of 3 channels' })
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3')
  await accessible()
  const asked = page.waitForEvent('dialog')
  // The page fixture accepts the dialog.
  await page.reload()
  expect((await asked).type()).toBe('beforeunload')

  await expect(card).toContainText('2 of 3 were sent before the page was reloaded.')
  await expect(card).toContainText('1 of 3 done · 1 with an unknown result')
  await expect(card.getByRole('region', { name: '1 not sent' })).toContainText('one · m-a')
  const results = testsTable(page).getByRole('row').getByRole('cell')
  await expect(results).toHaveText([/^0\.\d\d s$/, 'unknown', 'cancelled'])
  await world.call('PUT', '/api/channel/', { id: 2, name: 'fast' })
  await world.forgetCalls()

  // Each of them says why, and can be tested again by itself.
  await page.getByRole('button', { name: 'cancelled: m-a of one' }).press('Enter')
  const cancelled = page.getByRole('dialog', { name: 'one, m-a' })
  await expect(cancelled).toContainText('The test was not sent.')
  await cancelled.press('Escape')
  const unknown = page.getByRole('button', { name: 'unknown: m-a of hanging' })
  await unknown.press('Enter')
  const panel = page.getByRole('dialog', { name: 'hanging, m-a' })
  await expect(panel).toContainText('No answer came before the test was cancelled or the page was left.')
  await panel.press('Escape')
  await expect(unknown).toBeFocused()
  await unknown.press('Enter')
  await panel.getByRole('button', { name: 'Test again' }).press('Enter')
  await expect(results).toHaveText([/^0\.\d\d s$/, /^0\.\d\d s$/, 'cancelled'])
  await expect(results.nth(1)).toBeFocused()
  await expect(page.getByText('The tests have ended: 2 ok, 0 failed. 1 not sent: cancelled.')).toBeVisible()
  await page.getByRole('button', { name: 'Retest 1 without success', exact: true }).click()
  await expect(page.getByText('All tests are done: 3 ok, 0 failed.')).toBeVisible()
  expect(await world.calls(/^GET \/api\/channel\/test\//)).toEqual([
    'GET /api/channel/test/2?model=m-a',
    'GET /api/channel/test/1?model=m-a',
  ])
})
