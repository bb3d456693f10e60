import type { Channel } from '#/resources/channel/channel'
import { isEnabled } from '#/resources/channel/coverage/coverage-matrix'
import { hasFailed, isUnsuccessful, type TestCell, type UnsuccessfulCell } from './test-cells'
import { pairKey, type TestPair } from './shown-tests'

/** Orders of the results. */
export const TEST_ORDERS = ['channel', 'fastest', 'slowest', 'failed'] as const
/** Order of the results. */
export type TestOrder = (typeof TEST_ORDERS)[number]

/** A row of the table of tests. */
export interface TestRow {
  id: string
  channel: TestPair['channel']
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
export function arrangeTests(pairs: readonly TestPair[]): TestTable {
  const columns = [...new Set(pairs.map(({ model }) => model))].toSorted()
  const channels = new Map<number, { channel: TestPair['channel']; models: Set<string> }>()
  for (const { channel, model } of pairs) {
    const known = channels.get(channel.id)
    if (known) known.models.add(model)
    else channels.set(channel.id, { channel, models: new Set([model]) })
  }
  const isOnePerRow = [...channels.values()].every(({ models }) => models.size === 1)
  if (columns.length > MAX_COLUMNS || (isOnePerRow && columns.length > 1)) {
    const rows = pairs.map(({ channel, model }) => ({
      id: pairKey(channel.id, model),
      channel,
      models: [model],
    }))
    return { columns: undefined, rows }
  }
  const rows = [...channels.values()].map(({ channel, models }) => ({
    id: String(channel.id),
    channel,
    models: columns.map((model) => (models.has(model) ? model : undefined)),
  }))
  return { columns, rows }
}

type Cells = ReadonlyMap<string, TestCell>

/** A model of a channel whose test failed or timed out. */
export interface FailingModel extends TestPair {
  key: string
  cell: UnsuccessfulCell
  /** Whether the provider says that it has no such model. */
  isMissing: boolean
}

/** The models whose tests failed or timed out, in the order of the tests. */
export function failingModels(pairs: readonly TestPair[], cells: Cells): readonly FailingModel[] {
  return pairs.flatMap((pair) => {
    const key = pairKey(pair.channel.id, pair.model)
    const cell = cells.get(key)
    if (!isUnsuccessful(cell) || !hasFailed(cell)) return []
    return [{ ...pair, key, cell, isMissing: cell.state === 'failed' && cell.isModelMissing }]
  })
}

/** Models by channel id. */
export function byChannel(failing: readonly FailingModel[]): ReadonlyMap<number, readonly string[]> {
  const models = new Map<number, string[]>()
  for (const { channel, model } of failing) models.set(channel.id, [...(models.get(channel.id) ?? []), model])
  return models
}

/**
 * What can be done about failing models: `removable` are those that their channel lists beside others, `dead` the enabled
 * channels whose models all fail. The server stores no blank list of models, so where the provider has none of the models
 * nothing can be removed.
 */
export function splitFailing<Row extends Pick<Channel, 'id' | 'models' | 'status'>>(
  channels: readonly Row[],
  failing: readonly FailingModel[],
): { removable: FailingModel[]; dead: Row[] } {
  const isListed = new Set<string>()
  const dead: Row[] = []
  const all = byChannel(failing)
  const missing = byChannel(failing.filter(({ isMissing }) => isMissing))
  for (const channel of channels) {
    const { id, models } = channel
    const areAllIn = (names: readonly string[] = []) => models.every((model) => names.includes(model))
    if (models.length > 0 && areAllIn(all.get(id)) && isEnabled(channel)) dead.push(channel)
    if (models.length > 1 && !areAllIn(missing.get(id)))
      for (const model of models) isListed.add(pairKey(id, model))
  }
  return { removable: failing.filter(({ key }) => isListed.has(key)), dead }
}

function cellsOf({ channel, models }: TestRow, cells: Cells): TestCell[] {
  return models.flatMap((model) => {
    const cell = model === undefined ? undefined : cells.get(pairKey(channel.id, model))
    return cell ? [cell] : []
  })
}

/** Rank of a row, lower first: its average time, or its failures. */
function rankOf(row: TestRow, cells: Cells, order: TestOrder): number {
  const own = cellsOf(row, cells)
  if (order === 'failed') return -own.filter(isUnsuccessful).length
  const times = own.flatMap((cell) => (cell.state === 'ok' ? [cell.ms] : []))
  // Without a time, last in both orders.
  if (times.length === 0) return Infinity
  const average = times.reduce((sum, ms) => sum + ms, 0) / times.length
  return order === 'fastest' ? average : -average
}

/** The rows with a test that has no success, or may yet have none. */
export function rowsWithoutSuccess(rows: readonly TestRow[], cells: Cells): readonly TestRow[] {
  return rows.filter((row) => cellsOf(row, cells).some(({ state }) => state !== 'ok'))
}

/** Sorts the rows by their results. */
export function sortTests(rows: readonly TestRow[], cells: Cells, order: TestOrder): readonly TestRow[] {
  if (order === 'channel') return rows
  const ranks = new Map(rows.map((row) => [row.id, rankOf(row, cells, order)]))
  const rank = ({ id }: TestRow) => ranks.get(id) ?? Infinity
  return rows.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
