import type { QueryClient } from '@tanstack/react-query'
import { downloadText } from '#/browser/download'
import { CSV_START, csvLine } from '#/format/csv'
import { formatCount } from '#/format/quota'
import { formatSeconds } from '#/format/timestamp'
import { t } from '#/i18n/i18n'
import { channelName } from '#/resources/channel/channel'
import { hasFailedAndUnsent, type BulkEntry } from '../bulk/bulk-entry'
import { closeRun, type ExternalRun } from '../bulk/runs'
import { isUnsuccessful, pairKey, type TestCell, type TestRun, type TestPair } from './channel-test'

/** The state of a test, in the terms of the panel. */
function outcomeOf(cell: TestCell | undefined): Pick<BulkEntry, 'state' | 'reason'> {
  switch (cell?.state) {
    case 'ok':
      return { state: 'done' }
    case 'running':
      return { state: 'sent' }
    case 'failed':
      return { state: 'failed', reason: cell.message }
    case 'timedOut':
      return { state: 'failed', reason: t('tests.state.timedOut') }
    case 'unknown':
      return { state: 'unknown' }
    case 'skipped':
      return { state: 'waiting', reason: t('row.deleting') }
    case 'stopped':
      return { state: cell.isSent ? 'unknown' : 'waiting' }
    default:
      return { state: 'waiting' }
  }
}

/** How many tests of a run have ended in which way. */
interface TestCounts {
  ok: number
  /** With a message of the server, or timed out. */
  failed: number
  /** Sent, but cancelled or interrupted before the response. */
  unknown: number
  /** Cancelled before they were sent. */
  cancelled: number
  /** Not sent, because the channel was being deleted. */
  skipped: number
}

/** Counts the tests that have ended. The card of the run names the same numbers; it adds `skipped` to `cancelled`. */
export function countTests(cells: TestRun['cells']): TestCounts {
  const counts = { ok: 0, failed: 0, unknown: 0, cancelled: 0, skipped: 0 }
  for (const cell of cells.values()) {
    const { state } = outcomeOf(cell)
    if (cell.state === 'skipped') counts.skipped += 1
    else if (state === 'done') counts.ok += 1
    else if (state === 'failed' || state === 'unknown') counts[state] += 1
    else if (cell.state === 'stopped') counts.cancelled += 1
  }
  return counts
}

/** Downloads the results of a run. */
export function exportTests({ pairs, cells }: TestRun): void {
  downloadText('channel-tests.csv', testsCsv(pairs, cells))
}

/** What the card can do with the tests. */
interface TestEngine {
  pause: () => void
  resume: () => void
  stop: () => void
  retry: (cache: QueryClient) => void
  retryFailed: (cache: QueryClient) => void
}

function commandsOf(
  run: TestRun,
  entries: readonly BulkEntry[],
  engine: TestEngine,
): ExternalRun['commands'] {
  const { pause, resume, stop, retry, retryFailed } = engine
  if (run.phase !== 'over') return run.phase === 'paused' ? { resume, stop } : { pause, stop }
  return {
    csv: () => exportTests(run),
    // The page keeps the results.
    close: () => closeRun(run.id),
    retryFailed: hasFailedAndUnsent(entries) ? retryFailed : undefined,
    retry: [...run.cells.values()].some(isUnsuccessful) ? retry : undefined,
  }
}

/** The tests as a run of the panel. */
export function testCard(run: TestRun, engine: TestEngine): ExternalRun {
  const { id, owner, pairs, cells, phase, wait } = run
  const entries = pairs.map(({ channel, model }) => {
    const { state, reason } = outcomeOf(cells.get(pairKey(channel.id, model)))
    return { id: channel.id, name: `${channelName(channel)} · ${model}`, state, reason }
  })
  const channels = new Set(pairs.map(({ channel }) => channel.id)).size
  return {
    id,
    owner,
    title: t('tests.calls', { n: formatCount(pairs.length), channels: formatCount(channels) }),
    phase,
    end: run.isReloaded ? 'reloaded' : undefined,
    entries,
    commands: commandsOf(run, entries, engine),
    page: { to: '/channel/tests', label: 'tests.results' },
    wait: wait?.seconds,
  }
}

function detailsOf(cell: TestCell | undefined): [seconds: string, message: string] {
  if (cell?.state === 'ok') return [formatSeconds(cell.ms), '']
  if (cell?.state === 'failed') return ['', cell.fullText ?? cell.message]
  return ['', '']
}

/** Results of tests as CSV: a line per test. Texts of the server cannot become formulas. */
function testsCsv(pairs: readonly TestPair[], cells: ReadonlyMap<string, TestCell>): string {
  const head = csvLine([
    t('tests.csv.id'),
    t('tests.csv.channel'),
    t('tests.csv.model'),
    t('tests.csv.result'),
    t('tests.csv.seconds'),
    t('tests.csv.message'),
  ])
  const lines = pairs.map(({ channel, model }) => {
    const cell = cells.get(pairKey(channel.id, model))
    const result = t(`tests.state.${cell?.state ?? 'waiting'}`)
    return csvLine([channel.id, channelName(channel), model, result, ...detailsOf(cell)])
  })
  return [CSV_START, head, ...lines].join('')
}
