import { Stack, Group, Text, VisuallyHidden } from '@mantine/core'
import { useMemo, useState } from 'react'
import { formatCount } from '#/format/quota'
import type { Channel } from '#/resources/channel/channel'
import { isUnsuccessful, type TestRun } from '#/shell/channel-tests/channel-test'
import { countTests } from '#/shell/channel-tests/test-results'
import { abortTest } from '#/shell/channel-tests/test-run'
import { Select } from '#/ui/controls/select'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { FailurePanel } from './failure-panel'
import { RunButtons } from './run-buttons'
import { arrangeTests, rowsWithoutSuccess, sortTests, TEST_ORDERS, type TestOrder } from './test-rows'
import { TestsTable } from './tests-table'
import classes from './tests.module.css'

interface Props {
  run: TestRun
  /** All channels, undefined until they are loaded. */
  channels: readonly Channel[] | undefined
  /** Called with the key of a test that is made again by itself; undefined when others are. */
  onRetest: (key: string | undefined) => void
}

/** Progress and results of a run. */
export function RunPanel({ run, channels, onRetest }: Props) {
  const { pairs, cells } = run
  const t = useT()
  const [order, setOrder] = useState<TestOrder>('channel')
  const [isFiltered, setIsFiltered] = useState(false)
  const [shown, setShown] = useState<string>()
  // A test that is made again closes its panel: it would open by itself if the test failed once more.
  if (shown !== undefined && !isUnsuccessful(cells.get(shown))) setShown(undefined)
  const table = useMemo(() => arrangeTests(pairs), [pairs])
  const rows = useMemo(() => {
    const wanted = isFiltered ? rowsWithoutSuccess(table.rows, cells) : table.rows
    return sortTests(wanted, cells, order)
  }, [table, cells, order, isFiltered])
  return (
    <Stack>
      <Progress run={run} />
      <Group justify="space-between">
        <RunButtons run={run} channels={channels} onRetest={onRetest} />
        <Group>
          <Select
            label={t('tests.shown')}
            choices={[
              { value: 'all', label: t('tests.shown.all') },
              { value: 'rest', label: t('tests.shown.rest') },
            ]}
            value={isFiltered ? 'rest' : 'all'}
            onChange={(value) => setIsFiltered(value === 'rest')}
          />
          <Select
            label={t('tests.order')}
            choices={TEST_ORDERS.map((value) => ({ value, label: t(`tests.order.${value}`) }))}
            value={order}
            onChange={(value) => setOrder(TEST_ORDERS.find((one) => one === value) ?? 'channel')}
          />
        </Group>
      </Group>
      {rows.length > 0 ? (
        <TestsTable table={{ ...table, rows }} cells={cells} onStop={abortTest} onShow={setShown} />
      ) : (
        <Text c="dimmed">{t('tests.shown.none')}</Text>
      )}
      {shown !== undefined && (
        <FailurePanel run={run} shown={shown} onRetest={onRetest} onClose={() => setShown(undefined)} />
      )}
    </Stack>
  )
}

function Progress({ run }: { run: TestRun }) {
  const t = useT()
  const { cells, phase, wait, limit } = run
  const { ok, failed, unknown, cancelled, skipped } = useMemo(() => countTests(cells), [cells])
  const total = cells.size
  const done = ok + failed + unknown + cancelled + skipped
  const isCutShort = unknown + cancelled > 0
  // Announced in quarters: each result would be too much (AX-41).
  const quarter = Math.floor((done / total) * 4)
  const notes = [
    cancelled > 0 && t('tests.cancelled', { n: formatCount(cancelled) }),
    skipped > 0 && t('tests.skipped', { n: formatCount(skipped) }),
    unknown > 0 && t('tests.unknown', { n: formatCount(unknown) }),
  ].filter((note) => note !== false)
  const counts = { ok: formatCount(ok), failed: formatCount(failed) }
  const progress = { done: formatCount(done), total: formatCount(total), ...counts }
  const text = [t('tests.progress', progress), ...notes].join(' · ')
  const end = [t(isCutShort ? 'tests.ended' : 'tests.over', counts), ...notes].join(' ')
  return (
    <div className={classes.progress}>
      <progress aria-label={t('tests.title')} value={done - cancelled} max={total} aria-valuetext={text} />
      <span aria-hidden={phase === 'over' || undefined}>{phase !== 'over' && text}</span>
      <output>{phase === 'over' ? end : phase === 'paused' && t('tests.paused')}</output>
      {/* Not in the region of the result: removing the percentage there would have the result read twice. */}
      <VisuallyHidden component="output">
        {phase === 'running' && t('tests.percent', { n: quarter * 25 })}
      </VisuallyHidden>
      {wait && <Wait key={wait.until} seconds={wait.seconds} limit={limit} />}
    </div>
  )
}

function Wait({ seconds, limit }: { seconds: number; limit: number }) {
  const t = useT()
  return <span role="status">{t('tests.wait', { seconds: useCountdown(seconds, true), n: limit })}</span>
}
