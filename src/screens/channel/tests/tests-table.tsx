import { useRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import { tooltipText } from '#/format/truncate'
import { t } from '#/i18n/i18n'
import { channelName } from '#/resources/channel/channel'
import {
  pairKey,
  type TestCell,
  type UnsuccessfulCell,
  isUnsuccessful,
  type TestPair,
} from '#/shell/channel-tests/channel-test'
import { secondsText } from '#/shell/channel-tests/test-results'
import { Badge, type BadgeTone } from '#/ui/controls/badge'
import { Button } from '#/ui/controls/button'
import { isVirtual } from '#/ui/grid/grid-page'
import { VirtualRows } from '#/ui/grid/virtual-rows'
import { useT } from '#/ui/language/use-t'
import { FramedTable } from '#/ui/table/framed-table'
import { responseTimeGrade } from '../list/response-time-grade'
import classes from './tests.module.css'

interface Props {
  table: TestTable
  /** By `pairKey`; empty before the run. */
  cells: ReadonlyMap<string, TestCell>
  onStop?: (key: string) => void
  onShow?: (key: string) => void
}

/** Channels by models, or one test per row, with the state of each test. */
export function TestsTable({ table, cells, onStop, onShow }: Props) {
  const text = useT()
  const body = useRef<HTMLTableSectionElement>(null)
  const { columns, rows } = table
  const isVirtualised = isVirtual(rows.length)
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
    const { key, act } = button?.dataset ?? {}
    if (key === undefined) return
    if (act === 'stop') onStop?.(key)
    else onShow?.(key)
  }
  const renderRow = (row: TestRow, index: number, measure?: Ref<HTMLTableRowElement>) => (
    <tr key={row.id} ref={measure} data-index={index} aria-rowindex={isVirtualised ? index + 2 : undefined}>
      <th scope="row">
        <bdi>{channelName(row.channel)}</bdi> <span className={classes.id}>#{row.channel.id}</span>
      </th>
      {!columns && (
        <td className={classes.model}>
          <bdi>{row.models[0]}</bdi>
        </td>
      )}
      {row.models.map((model, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column without a model has only its place
        <td key={at} tabIndex={-1} data-test={model && pairKey(row.channel.id, model)}>
          {cellOf(row, model, cells)}
        </td>
      ))}
    </tr>
  )
  return (
    <FramedTable
      label={text('tests.table')}
      aria-rowcount={isVirtualised ? rows.length + 1 : undefined}
      classes={classes}
      onClick={handleClick}
    >
      <thead>
        <tr aria-rowindex={isVirtualised ? 1 : undefined}>
          <th scope="col">{text('tests.channel')}</th>
          {columns ? (
            columns.map((model) => (
              <th key={model} scope="col">
                <bdi>{model}</bdi>
              </th>
            ))
          ) : (
            <>
              <th scope="col">{text('tests.model')}</th>
              <th scope="col">{text('tests.result')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody ref={body}>
        {isVirtualised ? (
          <VirtualRows rows={rows} body={body} renderRow={renderRow} />
        ) : (
          rows.map((row, index) => renderRow(row, index))
        )}
      </tbody>
    </FramedTable>
  )
}

/** The cell of a test in the page, by `pairKey`; undefined while its row is not rendered. */
export function cellOfTest(key: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('td[data-test]')
  return [...all].find(({ dataset }) => dataset.test === key)
}

function cellOf({ channel }: TestRow, model: string | undefined, cells: Props['cells']) {
  if (model === undefined) return <span className={classes.dimmed}>{t('tests.state.notServed')}</span>
  const key = pairKey(channel.id, model)
  const cell = cells.get(key)
  const names = { model, name: channelName(channel) }
  if (!cell) return <span className={classes.dimmed}>–</span>
  switch (cell.state) {
    case 'ok':
      return (
        <Badge tone={responseTimeGrade(cell.ms).tone}>
          {t('tests.seconds', { s: secondsText(cell.ms) })}
        </Badge>
      )
    case 'waiting':
      return <span className={classes.dimmed}>{t('tests.state.waiting')}</span>
    case 'running':
      return (
        <CellButton cell={key} act="stop" label={t('tests.stopOne', names)}>
          {t('tests.state.running')}
        </CellButton>
      )
    default: {
      const state = t(`tests.state.${cell.state}`)
      const tone = TONES[cell.state]
      const title = cell.state === 'failed' ? tooltipText(cell.message) : undefined
      return (
        <CellButton cell={key} act="show" label={t('tests.show', { ...names, state })} title={title}>
          {tone ? <Badge tone={tone}>{state}</Badge> : <span className={classes.dimmed}>{state}</span>}
        </CellButton>
      )
    }
  }
}

/** The tones of the states without success; a state without a tone is dimmed. */
const TONES: Partial<Record<UnsuccessfulCell['state'], BadgeTone>> = { failed: 'bad', timedOut: 'warning' }

interface CellButtonProps {
  /** Key of the test. */
  cell: string
  act: 'show' | 'stop'
  label: string
  title?: string
  children: ReactNode
}

/** Button of a cell, whose click the table handles. */
function CellButton({ cell, act, label, title, children }: CellButtonProps) {
  return (
    <Button size="sm" variant="subtle" data-key={cell} data-act={act} aria-label={label} title={title}>
      {children}
    </Button>
  )
}

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
    const state = cells.get(pairKey(channel.id, model))?.state
    if (state !== 'failed' && state !== 'timedOut') continue
    failing.set(channel.id, [...(failing.get(channel.id) ?? []), model])
  }
  return failing
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

/** Sorts the rows by their results. */
export function sortTests(rows: readonly TestRow[], cells: Cells, order: TestOrder): readonly TestRow[] {
  if (order === 'channel') return rows
  const ranks = new Map(rows.map((row) => [row.id, rankOf(row, cells, order)]))
  const rank = ({ id }: TestRow) => ranks.get(id) ?? Infinity
  return rows.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
