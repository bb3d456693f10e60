import { startOfDay, seeChart } from '../../../e2e/home/overview-steps'
import type { Page } from '@playwright/test'
import type { Server } from '../../../e2e/support/server'
import { dollars } from '../../../e2e/support/dollars'
import { expect, test } from '../../document/document-story'

/** The texts of a table by row, with the header, read at once: it may change while sums arrive. */
function readTable(page: Page, name: string | RegExp): Promise<string[][]> {
  return page
    .getByRole('table', { name })
    .evaluate((table: HTMLTableElement) =>
      Array.from(table.rows, (row) => Array.from(row.cells, (cell) => cell.textContent)),
    )
}

const byName = (rows: readonly string[][]) => new Map(rows.map(([name = '', ...cells]) => [name, cells]))

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** The table once each day has its sum. The sum of a day without consumption may arrive last. */
async function readSums(page: Page, title: string): Promise<string[][]> {
  const isComplete = async () => (await readTable(page, title)).every(([, total]) => total !== '–')
  await expect.poll(isComplete, 'each day has its sum').toBe(true)
  return readTable(page, title)
}

interface LogRow {
  created_at: number
  model_name: string
  token_name: string
  quota: number
}

const dayOf = ({ created_at }: LogRow) => new Date(created_at * 1000).toISOString().slice(0, 10)

/** The consumption entries since `start`, from the list, page by page. */
async function consumption(world: Server, list: string, start: number): Promise<LogRow[]> {
  const rows: LogRow[] = []
  for (let p = 0; ; p += 1) {
    const page = await world.call<LogRow[]>('GET', `${list}?type=2&start_timestamp=${start}&p=${p}`)
    rows.push(...page)
    if (page.length < 10) return rows
  }
}

const sumOf = (rows: readonly LogRow[]) => rows.reduce((sum, { quota }) => sum + quota, 0)

/** Compares the table of the own consumption with the log, and returns the names of its rows. */
async function expectSums(page: Page, rows: readonly LogRow[], title: string): Promise<string[]> {
  const [heads = [], ...body] = await readSums(page, title)
  const shown = byName(body)
  for (const [day, [total, ...cells]] of shown) {
    const ofDay = rows.filter((row) => dayOf(row) === day)
    expect(total, day).toBe(dollars(sumOf(ofDay), 2))
    for (const [at, model] of heads.slice(2).entries()) {
      // Of a day before the last week only the sum is known.
      if (cells[at] === '–' || model === 'Everything else') continue
      const ofModel = ofDay.filter(({ model_name }) => model_name === model)
      expect(cells[at], `${day} ${model}`).toBe(dollars(sumOf(ofModel), 2))
    }
  }
  return [...shown.keys()]
}

test('overview: the consumption of 30 days equals the sums over the log rows, and each day is asked for once', async ({
  page,
  world,
}) => {
  await page.goto('/')
  const chart = await seeChart(page)
  const rows = (await consumption(world, '/api/log/self', startOfDay(29))).filter(
    ({ created_at }) => created_at >= startOfDay(29),
  )
  const days = await expectSums(page, rows, 'Consumption of 30 days')
  expect(days).toHaveLength(30)
  await expect(chart.getByRole('img').first()).toHaveAccessibleName(
    `Consumption of 30 days, ${dollars(sumOf(rows), 2)} together`,
  )
  await expect(chart.getByRole('button', { name: 'Update data' })).toBeVisible()

  await world.forgetCalls()
  await page.reload()
  await seeChart(page)
  expect(await expectSums(page, rows, 'Consumption of 30 days')).toEqual(days)
  // The sums of today, and of yesterday in the first hour, are asked for again after a minute.
  const isRecent = ({ path }: { path: string }) =>
    Number(new URLSearchParams(path.split('?')[1]).get('end_timestamp')) > startOfDay(1)
  const sums = (await world.requests()).filter(({ path }) => path.includes('/self/stat'))
  expect(sums.filter((request) => !isRecent(request))).toEqual([])
  await chart.getByRole('link', { name: 'See the details' }).click()
  await expect(page).toHaveURL(/\/log\?type=2&start=\d+&end=\d+$/)
})

test('overview: what was spent a moment ago is part of what was spent today', async ({ page, world }) => {
  await world.consume({ user: 'alice', model: 'gpt-4o', quota: 500_000_000 })
  await page.goto('/')
  await expect(page.getByText('Spent today').locator('..')).toContainText('$1,000.')
})

test('overview: the own consumption by token equals the sums over the log rows @all', async ({
  page,
  world,
}) => {
  await page.goto('/')
  const chart = await seeChart(page)
  await chart.getByLabel('Time range').selectOption('7 days')
  await chart.getByLabel('Split by').selectOption('Token')
  await expect(chart.getByRole('table').getByRole('columnheader')).not.toHaveCount(2)
  await expect(chart.getByRole('button', { name: 'Update data' })).toBeVisible()
  const rows = await consumption(world, '/api/log/self', startOfDay(6))
  const [heads = [], ...body] = await readSums(page, 'Consumption of 7 days')
  const tokens = heads.slice(2, -1)
  expect(tokens.length).toBeGreaterThan(0)
  expect(body).toHaveLength(7)
  for (const [day, total, ...cells] of body) {
    const ofDay = rows.filter((row) => dayOf(row) === day)
    expect(total).toBe(dollars(sumOf(ofDay), 2))
    for (const [at, token] of tokens.entries())
      expect(cells[at]).toBe(dollars(sumOf(ofDay.filter(({ token_name }) => token_name === token)), 2))
  }
})

test('overview: the quick start shows the key only on request, and for the chosen token and model', async ({
  page,
}) => {
  await page.goto('/')
  const start = section(page, 'Quick start')
  const program = start.getByRole('region', { name: 'Program for the first call' })
  await expect(program).toContainText('Bearer sk-…')
  await expect(program).toContainText('/v1/chat/completions')
  await start.getByRole('combobox', { name: 'Program' }).selectOption('Python')
  await expect(program).toContainText('from openai import OpenAI')
  await start.getByRole('button', { name: 'Show the key' }).click()
  await expect(program).toContainText(/api_key="sk-[A-Za-z0-9]{48}"/)
  await start.getByRole('button', { name: 'Show the key' }).click()
  await expect(program).toContainText('api_key="sk-…"')
})

test('overview: a token that ends within a week is listed, and leads to its form @all', async ({
  page,
  world,
}) => {
  const at = Math.floor(Date.now() / 1000) + 2 * 86_400
  await world.call('POST', '/api/token/', { name: 'ends soon', expired_time: at, remain_quota: 500_000 })
  await page.goto('/')
  const ending = section(page, 'Tokens that end within a week')
  const row = ending.getByRole('listitem').filter({ hasText: 'ends soon' })
  await expect(row).toContainText('Expires')
  await row.getByRole('link', { name: 'ends soon' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('ends soon')
})

test('overview: the models on which a user spent most in a week are the first of the log, and lead to their entries', async ({
  page,
  world,
}) => {
  await page.goto('/')
  const table = section(page, 'Top models of seven days').getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(4)
  const sums = new Map<string, number>()
  for (const { model_name, quota } of await consumption(world, '/api/log/self', startOfDay(6)))
    sums.set(model_name, (sums.get(model_name) ?? 0) + quota)
  const first = [...sums].toSorted(([, a], [, b]) => b - a).slice(0, 3)
  const [, ...rows] = await table.getByRole('row').allTextContents()
  expect(rows).toEqual(first.map(([model, sum]) => `${model}${dollars(sum, 2)}`))
  await table.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/log\?.*model_name=.*&start=\d+&end=\d+$/)
})
