import type { Channel } from '#/resources/channel/channel'
import { isEnabled } from '#/resources/channel/coverage/coverage-matrix'
import {
  hasFailed,
  isUnsuccessful,
  pairKey,
  type TestCell,
  type TestPair,
} from '#/shell/channel-tests/channel-test'

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

/** The models whose tests failed or timed out, by channel id. */
export function failingModels(
  pairs: readonly TestPair[],
  cells: Cells,
): ReadonlyMap<number, readonly string[]> {
  const failing = new Map<number, string[]>()
  for (const { channel, model } of pairs) {
    if (!hasFailed(cells.get(pairKey(channel.id, model)))) continue
    failing.set(channel.id, [...(failing.get(channel.id) ?? []), model])
  }
  return failing
}

/**
 * The channels that list failing models: those with other models too, from which the failing ones can be removed, and
 * enabled ones whose models all fail. The server stores no blank list of models.
 */
export function splitFailing<Row extends Pick<Channel, 'id' | 'models' | 'status'>>(
  channels: readonly Row[],
  failing: ReadonlyMap<number, readonly string[]>,
): { reducible: Row[]; dead: Row[] } {
  const reducible: Row[] = []
  const dead: Row[] = []
  for (const channel of channels) {
    const models = new Set(failing.get(channel.id))
    const isFailing = (model: string) => models.has(model)
    if (!channel.models.some(isFailing)) continue
    if (!channel.models.every(isFailing)) reducible.push(channel)
    else if (isEnabled(channel)) dead.push(channel)
  }
  return { reducible, dead }
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
