import type { Channel } from '#/resources/channel/channel'
import { isEnabled } from '#/resources/channel/coverage/coverage-matrix'
import type { JobItem } from '#/app/jobs/job'
import { testKey, type PlannedTest } from './test-job'
import { isUnsuccessful } from './test-state'

export const TEST_ORDERS = ['channel', 'fastest', 'slowest', 'failed'] as const
export type TestOrder = (typeof TEST_ORDERS)[number]

/** A test as it is planned, or as its job has it. */
type ShownTest = PlannedTest | JobItem

export interface TestRow {
  id: string
  channel: PlannedTest
  /** In the order of the columns; undefined: the channel does not serve the model. */
  tests: readonly (ShownTest | undefined)[]
}

/** The table of tests. `columns` is undefined when every row has one test, whose model stands in the row. */
export interface TestTable {
  columns: readonly string[] | undefined
  rows: readonly TestRow[]
}

/** More models than this are listed below each other instead of side by side. */
const MAX_COLUMNS = 8

const addTo = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) =>
  map.set(key, [...(map.get(key) ?? []), value])

/** Arranges tests: channels by models, or one below the other when there are many models. */
export function arrangeTests(tests: readonly ShownTest[]): TestTable {
  const columns = [...new Set(tests.map(({ model = '' }) => model))].toSorted()
  const channels = new Map<number, ShownTest[]>()
  for (const test of tests) addTo(channels, test.id, test)
  if (columns.length > MAX_COLUMNS || (channels.size === tests.length && columns.length > 1)) {
    const rows = tests.map((test) => ({ id: testKey(test), channel: test, tests: [test] }))
    return { columns: undefined, rows }
  }
  const rows = [...channels.values()].flatMap((own) => {
    const [channel] = own
    if (!channel) return []
    const ofModel = columns.map((model) => own.find((test) => (test.model ?? '') === model))
    return [{ id: String(channel.id), channel, tests: ofModel }]
  })
  return { columns, rows }
}

export function byChannel(tests: readonly JobItem[]): ReadonlyMap<number, readonly string[]> {
  const models = new Map<number, string[]>()
  for (const { id, model = '' } of tests) addTo(models, id, model)
  return models
}

const areAllIn = (models: readonly string[], names: readonly string[] = []) =>
  models.every((model) => names.includes(model))

/**
 * What can be done about failing models: `missing` are those that their provider does not have and their channel lists beside
 * others; any other failure says nothing of a model. `dead` are the enabled channels whose models all fail. The server stores no
 * blank list of models, so where the provider has none of the models nothing can be removed.
 */
export function splitFailing<Row extends Pick<Channel, 'id' | 'models' | 'status'>>(
  channels: readonly Row[],
  failing: readonly JobItem[],
): { missing: JobItem[]; dead: Row[] } {
  const withoutModel = failing.filter(({ code }) => code === 'missing')
  const [all, absent] = [byChannel(failing), byChannel(withoutModel)]
  const kept = channels.filter(({ id, models }) => !areAllIn(models, absent.get(id)))
  return {
    missing: withoutModel.filter(({ id, model = '' }) =>
      kept.some((channel) => channel.id === id && channel.models.includes(model)),
    ),
    dead: channels.filter(
      (channel) =>
        channel.models.length > 0 && areAllIn(channel.models, all.get(channel.id)) && isEnabled(channel),
    ),
  }
}

const jobItems = ({ tests }: TestRow) =>
  tests.filter((test): test is JobItem => test !== undefined && 'state' in test)

/** Rank of a row, lower first: its average time, or its failures. */
function rankOf(row: TestRow, order: TestOrder): number {
  const own = jobItems(row)
  if (order === 'failed') return -own.filter(isUnsuccessful).length
  const times = own.flatMap(({ state, ms = 0 }) => (state === 'done' ? [ms] : []))
  // Without a time, last in both orders.
  if (times.length === 0) return Infinity
  const average = times.reduce((sum, ms) => sum + ms, 0) / times.length
  return order === 'fastest' ? average : -average
}

/** The rows with a test that has no success, or may yet have none. */
export function rowsWithoutSuccess(rows: readonly TestRow[]): readonly TestRow[] {
  return rows.filter((row) => jobItems(row).some(({ state }) => state !== 'done'))
}

export function sortTests(rows: readonly TestRow[], order: TestOrder): readonly TestRow[] {
  if (order === 'channel') return rows
  const ranks = new Map(rows.map((row) => [row, rankOf(row, order)]))
  // Of two without a time the difference is NaN.
  return rows.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || 0)
}
