import { makeFiftyChannels, testsTable, THREE_MODELS } from '../../../e2e/channel/test-matrix-steps'
import { followDownloads, readDownload } from '../../../e2e/support/downloads'
import { parseCsv } from '../../../e2e/support/parse-csv'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root', seed: 'empty' })

test('test matrix: a run goes on while another page is visited; it is paused, resumed and cancelled', async ({
  page,
  world,
}) => {
  await makeFiftyChannels(world)
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
  await page.getByRole('link', { name: 'Tests', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Test matrix' })).toBeVisible()
  await stop.click()
  const next = page.getByRole('button', { name: 'running: stop m-b of hanging' })
  await expect(next).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText(/^2 of 4 done · 2 with an unknown/)).toBeVisible()
  await expect(testsTable(page).getByRole('row').filter({ hasText: 'hanging' }).getByRole('cell')).toHaveText(
    ['cancelled', 'cancelled'],
  )
  const made = await world.calls(/^GET \/api\/channel\/test\//)
  expect(new Set(made).size).toBe(made.length)
  await page.getByRole('button', { name: 'New tests' }).click()
  await expect(page.getByRole('button', { name: 'Start 50 tests' })).toBeVisible()
})

test('test matrix: the failing models are removed through the bulk edit, after its preview, and a channel without others is disabled', async ({
  page,
  world,
}) => {
  const channel = { ...THREE_MODELS, key: 'sk-x' }
  await world.call('POST', '/api/channel/', { ...channel, name: 'works' })
  await world.call('POST', '/api/channel/', { ...channel, name: 'fails for one' })
  await world.call('POST', '/api/channel/', { ...channel, name: 'fails for all', models: 'm-a' })
  for (const call of ['GET /api/channel/test/2?model=m-b', 'GET /api/channel/test/3'])
    await world.fault({ call, kind: 'refused', message: 'no such model' })
  await page.goto('/channel/tests?models=each')
  await page.getByRole('button', { name: 'Start 7 tests' }).click()
  await expect(page.getByText('5 of 7 done · 2 failed')).toBeVisible()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('unsuccessful')
  await expect(testsTable(page).getByRole('rowheader')).toHaveText(['fails for all #3', 'fails for one #2'])
  await expect(testsTable(page).getByRole('cell', { name: /no such model/ })).toHaveCount(2)
  // Only the model that the provider does not have.
  await page.getByRole('button', { name: 'Remove 1 model that the provider does not have' }).click()
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
}) => {
  await world.call('POST', '/api/channel/', { ...THREE_MODELS, key: 'sk-x', name: 'hanging' })
  await world.call('POST', '/api/channel/', { ...THREE_MODELS, key: 'sk-x', name: 'works' })
  await world.fault({ call: 'GET /api/channel/test/2?model=m-b', kind: 'refused', message: 'no such model' })
  await page.goto('/channel/tests?models=each')
  await page.getByLabel('At a time').selectOption('1')
  await page.getByRole('button', { name: 'Start 6 tests' }).click()
  await expect(page.getByRole('button', { name: 'running: stop m-a of hanging' })).toBeVisible()

  await page.getByRole('link', { name: 'Redemption codes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redemption codes' })).toBeVisible()
  await page.getByRole('button', { name: 'Jobs: 3 / 6' }).click()
  const card = page.getByRole('article', { name: '6 tests of 2 channels' })
  await expect(page.getByRole('region', { name: 'Jobs' })).toBeFocused()
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 6')
  await card.getByRole('button', { name: 'Pause' }).click()
  await card.getByRole('button', { name: 'Resume' }).click()
  await card.getByRole('button', { name: 'Stop' }).click()
  await expect(card).toContainText(
    '2 of 6 done · 1 failed · 1 with an unknown result: check them in the list',
  )
  await expect(card.getByRole('region', { name: '1 failed' })).toContainText('works · m-b #2 – no such model')
  await expect(card.getByRole('region', { name: '2 not sent' })).toContainText('hanging · m-c #1')
  await card.getByRole('link', { name: 'Show the results' }).click()
  const files = followDownloads(page)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const [, ...lines] = parseCsv((await readDownload(files)).text)
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
  // The results cost money: closing the card keeps them on the page.
  await card.getByRole('button', { name: 'Close the report' }).click()
  await expect(card).toBeHidden()
  await expect(page.getByText('6 of 6 done')).toBeVisible()
  await page.getByRole('button', { name: 'New tests' }).click()
  await expect(page.getByRole('button', { name: 'Start 2 tests' })).toBeVisible()
})
