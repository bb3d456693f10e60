import type { Channel } from '#/resources/channel/channel'
import { isEnabled } from '#/resources/channel/coverage/coverage-matrix'
import type { JobItem } from '#/app/jobs/job'
import { testKey, type PlannedTest } from './test-job'
import { isUnsuccessful } from './test-state'

/** Orders of the results. */
export const TEST_ORDERS = ['channel', 'fastest', 'slowest', 'failed'] as const
/** Order of the results. */
export type TestOrder = (typeof TEST_ORDERS)[number]

/** A row of the table of tests. */
export interface TestRow {
  id: string
  channel: PlannedTest
  /** In the order of the columns; undefined: the channel does not serve the model. */
  models: readonly (string | undefined)[]
}

/** The table of tests. `columns` is undefined when every row has one test, whose model stands in the row. */
export interface TestTable {
  columns: readonly string[] | undefined
  rows: readonly TestRow[]
}

/** More models than this are listed below each other instead of side by side. */
const MAX_COLUMNS = 8

/** Arranges tests: channels by models, or one below the other when there are many models. */
export function arrangeTests(tests: readonly PlannedTest[]): TestTable {
  const columns = [...new Set(tests.map(({ model = '' }) => model))].toSorted()
  const channels = new Map<number, { channel: PlannedTest; models: Set<string> }>()
  for (const test of tests) {
    const { id, model = '' } = test
    const known = channels.get(id)
    if (known) known.models.add(model)
    else channels.set(id, { channel: test, models: new Set([model]) })
  }
  const isOnePerRow = [...channels.values()].every(({ models }) => models.size === 1)
  if (columns.length > MAX_COLUMNS || (isOnePerRow && columns.length > 1)) {
    const rows = tests.map((test) => ({ id: testKey(test), channel: test, models: [test.model ?? ''] }))
    return { columns: undefined, rows }
  }
  const rows = [...channels.values()].map(({ channel, models }) => ({
    id: String(channel.id),
    channel,
    models: columns.map((model) => (models.has(model) ? model : undefined)),
  }))
  return { columns, rows }
}

/** Tests by `testKey`. */
export type TestItems = ReadonlyMap<string, JobItem>

/** Models by channel id. */
export function byChannel(tests: readonly JobItem[]): ReadonlyMap<number, readonly string[]> {
  const models = new Map<number, string[]>()
  for (const { id, model = '' } of tests) models.set(id, [...(models.get(id) ?? []), model])
  return models
}

/**
 * What can be done about failing models: `missing` are those that their provider does not have and their channel lists beside
 * others; any other failure says nothing of a model. `dead` are the enabled channels whose models all fail. The server stores no
 * blank list of models, so where the provider has none of the models nothing can be removed.
 */
export function splitFailing<Row extends Pick<Channel, 'id' | 'models' | 'status'>>(
  channels: readonly Row[],
  failing: readonly JobItem[],
): { missing: JobItem[]; dead: Row[] } {
  const isListed = new Set<string>()
  const dead: Row[] = []
  const all = byChannel(failing)
  const withoutModel = failing.filter(({ code }) => code === 'missing')
  const absent = byChannel(withoutModel)
  for (const channel of channels) {
    const { id, models } = channel
    const areAllIn = (names: readonly string[] = []) => models.every((model) => names.includes(model))
    if (models.length > 0 && areAllIn(all.get(id)) && isEnabled(channel)) dead.push(channel)
    if (!areAllIn(absent.get(id))) for (const model of models) isListed.add(testKey({ id, model }))
  }
  return { missing: withoutModel.filter((item) => isListed.has(testKey(item))), dead }
}

function itemsOf({ channel: { id }, models }: TestRow, items: TestItems): JobItem[] {
  return models.flatMap((model) => (model === undefined ? [] : (items.get(testKey({ id, model })) ?? [])))
}

/** Rank of a row, lower first: its average time, or its failures. */
function rankOf(row: TestRow, items: TestItems, order: TestOrder): number {
  const own = itemsOf(row, items)
  if (order === 'failed') return -own.filter(isUnsuccessful).length
  const times = own.flatMap(({ state, ms = 0 }) => (state === 'done' ? [ms] : []))
  // Without a time, last in both orders.
  if (times.length === 0) return Infinity
  const average = times.reduce((sum, ms) => sum + ms, 0) / times.length
  return order === 'fastest' ? average : -average
}

/** The rows with a test that has no success, or may yet have none. */
export function rowsWithoutSuccess(rows: readonly TestRow[], items: TestItems): readonly TestRow[] {
  return rows.filter((row) => itemsOf(row, items).some(({ state }) => state !== 'done'))
}

/** Sorts the rows by their results. */
export function sortTests(rows: readonly TestRow[], items: TestItems, order: TestOrder): readonly TestRow[] {
  if (order === 'channel') return rows
  const ranks = new Map(rows.map((row) => [row.id, rankOf(row, items, order)]))
  const rank = ({ id }: TestRow) => ranks.get(id) ?? Infinity
  return rows.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
