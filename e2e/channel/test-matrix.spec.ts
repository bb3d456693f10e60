import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { passTime } from '../support/pass-time'
import { followPendingCalls } from '../support/pending-calls'
import { parseCsv } from '../support/parse-csv'
import type { Server } from '../support/server'
import { expect, test } from '../support/test'

test.use({ caller: 'root', seed: 'empty' })

const NEW = { type: 1, group: 'default', models: 'm-a,m-b,m-c', config: '{}' }

/** Fifty channels: 44 that work, and six whose tests end otherwise. */
async function makeChannels(world: Server) {
  const keys = Array.from({ length: 44 }, (_, n) => `sk-${n}`).join('\n')
  await world.call('POST', '/api/channel/', { ...NEW, name: 'fast', key: keys })
  const odd = [
    { name: 'hanging' },
    { name: 'unauthorised' },
    { name: '=mute, "quoted"' },
    { name: 'slow' },
    { name: 'fast two', models: 'm-a,m-b' },
    { name: 'fast one', models: 'm-c' },
  ]
  for (const channel of odd) await world.call('POST', '/api/channel/', { ...NEW, key: 'sk-x', ...channel })
}

const tests = (page: Page) => page.getByRole('table', { name: 'Tests' })

/** The table of the page: a line per channel with the texts of its cells. */
const shownTable = (page: Page) =>
  tests(page)
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

test('test matrix: 50 channels by 3 models with failures, time-outs and a 429 are tested once each, and the CSV is the same table', async ({
  page,
  grid,
  world,
  accessible,
}) => {
  await makeChannels(world)
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
  const row = (name: string) => tests(page).getByRole('row').filter({ hasText: name }).getByRole('cell')
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
  await expect(tests(page).getByRole('rowheader').first()).toHaveText(/^slow #/)
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

test('test matrix: a run goes on while another page is visited; it is paused, resumed and cancelled', async ({
  page,
  grid,
  world,
}) => {
  await makeChannels(world)
  await page.goto('/channel')
  await page.getByRole('checkbox', { name: 'Select hanging' }).check()
  await page.getByRole('checkbox', { name: 'Select fast two' }).check()
  await page.getByRole('link', { name: 'Test', exact: true }).click()
  await expect(page.getByText('2 tests of 2 channels')).toBeVisible()
  await page.getByLabel('Models', { exact: true }).selectOption('these names')
  await page.getByLabel('Model names, with commas').fill('m-a, m-b')
  await page.getByLabel('At a time').selectOption('1')
  await page.getByRole('button', { name: 'Start 4 tests' }).click()
  const stop = page.getByRole('button', { name: 'running: stop m-a of hanging' })
  await expect(stop.or(page.getByText(/^1 of 4|^2 of 4/)).first()).toBeVisible()

  await page.getByRole('link', { name: 'Channels' }).click()
  await grid.choose('Test matrix')
  await expect(page.getByRole('heading', { level: 1, name: 'Test matrix' })).toBeVisible()
  await stop.click()
  const next = page.getByRole('button', { name: 'running: stop m-b of hanging' })
  await expect(next).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused.')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText(/^The tests have ended: 2 ok, 0 failed\. 2 with an unknown/)).toBeVisible()
  await expect(tests(page).getByRole('row').filter({ hasText: 'hanging' }).getByRole('cell')).toHaveText([
    'cancelled',
    'cancelled',
  ])
  const made = await world.calls(/^GET \/api\/channel\/test\//)
  expect(new Set(made).size).toBe(made.length)
  await page.getByRole('button', { name: 'New tests' }).click()
  await expect(page.getByRole('button', { name: 'Start 50 tests' })).toBeVisible()
})

test('test matrix: the failing models are removed through the bulk edit, after its preview, and a channel without others is disabled', async ({
  page,
  world,
}) => {
  const channel = { ...NEW, key: 'sk-x' }
  await world.call('POST', '/api/channel/', { ...channel, name: 'works' })
  await world.call('POST', '/api/channel/', { ...channel, name: 'fails for one' })
  await world.call('POST', '/api/channel/', { ...channel, name: 'fails for all', models: 'm-a' })
  for (const call of ['GET /api/channel/test/2?model=m-b', 'GET /api/channel/test/3'])
    await world.fault({ call, kind: 'refused', message: 'no such model' })
  await page.goto('/channel/tests?models=each')
  await page.getByRole('button', { name: 'Start 7 tests' }).click()
  await expect(page.getByText('All tests are done: 5 ok, 2 failed.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('unsuccessful')
  await expect(tests(page).getByRole('rowheader')).toHaveText(['fails for all #3', 'fails for one #2'])
  await expect(tests(page).getByRole('cell', { name: /no such model/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove failing models from these channels' }).click()
  // Only the model that the provider does not have is ticked.
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Review removal of 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 1 channel' })
  await expect(dialog.getByRole('row', { name: /^fails for one/ })).toContainText('m-b')
  await dialog.getByRole('button', { name: 'Apply 1 change' }).click()
  const models = async () =>
    (await world.call<{ id: number; models: string }[]>('GET', '/api/channel/search?keyword=')).map(
      (row) => row.models,
    )
  await expect.poll(models).toEqual(['m-a,m-b,m-c', 'm-a,m-c', 'm-a'])

  // A channel without models cannot be stored: one whose models all fail can be disabled.
  await page.getByRole('button', { name: 'Disable 1 without a working model' }).click()
  const last = page.getByRole('dialog', { name: 'Edit 1 channel' })
  await expect(last.getByRole('row', { name: /^fails for all/ })).toContainText('Disabled')
  await last.getByRole('button', { name: 'Apply 1 change' }).click()
  await expect
    .poll(async () => (await world.call<{ status: number }>('GET', '/api/channel/3')).status)
    .toBe(2)
})

test('test matrix: the job panel shows the tests on every page, with pause, stop, retest, the result as CSV and the way back', async ({
  page,
  world,
  accessible,
}) => {
  await world.call('POST', '/api/channel/', { ...NEW, key: 'sk-x', name: 'hanging' })
  await world.call('POST', '/api/channel/', { ...NEW, key: 'sk-x', name: 'works' })
  await world.fault({ call: 'GET /api/channel/test/2?model=m-b', kind: 'refused', message: 'no such model' })
  await page.goto('/channel/tests?models=each')
  await page.getByLabel('At a time').selectOption('1')
  await page.getByRole('button', { name: 'Start 6 tests' }).click()
  await expect(page.getByRole('button', { name: 'running: stop m-a of hanging' })).toBeVisible()

  await page.getByRole('link', { name: 'Redemption codes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redemption codes' })).toBeVisible()
  await page.getByRole('button', { name: 'Jobs: 3 / 6' }).click()
  const card = page.getByRole('article', { name: '6 tests of 2 channels' })
  await expect(card).toBeFocused()
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 6')
  await card.getByRole('button', { name: 'Pause' }).click()
  await card.getByRole('button', { name: 'Resume' }).click()
  await accessible()
  await card.getByRole('button', { name: 'Stop' }).click()
  await expect(card).toContainText(
    '2 of 6 done · 1 failed · 1 with an unknown result: check them in the list',
  )
  await expect(card.getByRole('region', { name: '1 failed' })).toContainText('works · m-b #2 – no such model')
  await expect(card.getByRole('region', { name: '2 not sent' })).toContainText('hanging · m-c #1')
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download results' }).click()
  const [, ...lines] = parseCsv(await readFile(await (await download).path(), 'utf8'))
  expect(lines.map(([id, , model, result]) => [id, model, result])).toEqual([
    ['2', 'm-a', 'ok'],
    ['2', 'm-b', 'failed'],
    ['2', 'm-c', 'ok'],
    ['1', 'm-a', 'cancelled'],
    ['1', 'm-b', 'cancelled'],
    ['1', 'm-c', 'cancelled'],
  ])

  await world.clearFaults()
  await world.call('PUT', '/api/channel/', { id: 1, name: 'fast' })
  await world.forgetCalls()
  await card.getByRole('button', { name: 'Retry failed' }).click()
  await expect(card).toContainText('6 of 6 done')
  expect(await world.calls(/^GET \/api\/channel\/test\//)).toHaveLength(4)
  await card.getByRole('link', { name: 'Show the results' }).click()
  await expect(page.getByText('All tests are done: 6 ok, 0 failed.')).toBeVisible()
  // The results cost money: closing the card keeps them on the page.
  await card.getByRole('button', { name: 'Close the report' }).click()
  await expect(card).toBeHidden()
  await expect(page.getByText('All tests are done: 6 ok, 0 failed.')).toBeVisible()
  await page.getByRole('button', { name: 'New tests' }).click()
  await expect(page.getByRole('button', { name: 'Start 2 tests' })).toBeVisible()
})

test('test matrix: after a reload the panel and the page show what is done, unknown and not sent, and a retest finishes it', async ({
  page,
  world,
}) => {
  for (const name of ['one', 'hanging', 'three'])
    await world.call('POST', '/api/channel/', { ...NEW, key: 'sk-x', name })
  await page.goto('/channel/tests?models=named&names=m-a')
  await page.getByLabel('At a time').selectOption('1')
  await page.getByRole('button', { name: 'Start 3 tests' }).click()
  await expect(page.getByRole('button', { name: 'running: stop m-a of hanging' })).toBeVisible()
  const asked = page.waitForEvent('dialog')
  // The page fixture accepts the dialog.
  await page.reload()
  expect((await asked).type()).toBe('beforeunload')

  const card = page.getByRole('article', { name: '3 tests of 3 channels' })
  await expect(card).toContainText('2 of 3 were sent before the page was reloaded.')
  await expect(card).toContainText('1 of 3 done · 1 with an unknown result')
  await expect(card.getByRole('region', { name: '1 not sent' })).toContainText('one · m-a')
  const results = tests(page).getByRole('row').getByRole('cell')
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
