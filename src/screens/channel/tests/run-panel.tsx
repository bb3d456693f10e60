import { Stack, Group, Text, VisuallyHidden, NativeSelect } from '@mantine/core'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { formatCount } from '#/format/quota'
import type { Pause } from '#/http/pace'
import type { Channel } from '#/resources/channel/channel'
import type { Job } from '#/app/jobs/job'
import { jobsStore, runs } from '#/app/jobs/jobs'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { FailurePanel } from './failure-panel'
import { RunButtons } from './run-buttons'
import { countTests, testKey } from './test-job'
import { arrangeTests, rowsWithoutSuccess, sortTests, TEST_ORDERS, type TestOrder } from './test-rows'
import { isUnsuccessful } from './test-state'
import { TestsTable } from './tests-table'

interface Props {
  job: Job
  /** All channels, undefined until they are loaded. */
  channels: readonly Channel[] | undefined
  /** Called with the key of a test that is made again by itself; undefined when others are. */
  onRetest: (key: string | undefined) => void
}

/** Progress and results of a job of tests. */
export function RunPanel({ job, channels, onRetest }: Props) {
  const t = useT()
  const [order, setOrder] = useState<TestOrder>('channel')
  const [isFiltered, setIsFiltered] = useState(false)
  const [shown, setShown] = useState<string>()
  // A test that is made again closes its panel: it would open by itself if the test failed once more.
  const shownItem = shown === undefined ? undefined : job.items.find((item) => testKey(item) === shown)
  if (shownItem && !isUnsuccessful(shownItem)) setShown(undefined)
  const table = useMemo(() => arrangeTests(job.items), [job])
  const stopOne = (key: string) =>
    runs.get(job.id)?.stopItem?.(job.items.findIndex((item) => testKey(item) === key))
  const rows = useMemo(
    () => sortTests(isFiltered ? rowsWithoutSuccess(table.rows) : table.rows, order),
    [table, order, isFiltered],
  )
  return (
    <Stack>
      <Progress job={job} />
      <Group justify="space-between">
        <RunButtons job={job} channels={channels} onRetest={onRetest} />
        <Group>
          <NativeSelect
            label={t('common.show')}
            data={[
              { value: 'all', label: t('tests.shown.all') },
              { value: 'rest', label: t('tests.shown.rest') },
            ]}
            value={isFiltered ? 'rest' : 'all'}
            onChange={({ currentTarget: { value } }) => setIsFiltered(value === 'rest')}
          />
          <NativeSelect
            label={t('tests.order')}
            data={TEST_ORDERS.map((value) => ({ value, label: t(`tests.order.${value}`) }))}
            value={order}
            onChange={({ currentTarget: { value } }) =>
              setOrder(TEST_ORDERS.find((one) => one === value) ?? 'channel')
            }
          />
        </Group>
      </Group>
      {rows.length > 0 ? (
        <TestsTable table={{ ...table, rows }} onStop={stopOne} onShow={setShown} />
      ) : (
        <Text c="dimmed">{t('tests.shown.none')}</Text>
      )}
      {shown !== undefined && (
        <FailurePanel
          job={job}
          channels={channels}
          shown={shown}
          onRetest={onRetest}
          onClose={() => setShown(undefined)}
        />
      )}
    </Stack>
  )
}

function Progress({ job }: { job: Job }) {
  const t = useT()
  const { phase } = job
  const wait = useSyncExternalStore(jobsStore.subscribe, () => jobsStore.read().wait)
  const { ok, failed, unknown, cancelled, skipped } = useMemo(() => countTests(job.items), [job])
  const total = job.items.length
  const done = ok + failed + unknown + cancelled + skipped
  const isCutShort = unknown + cancelled > 0
  // Announced in quarters: each result would be too much.
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
    <Group>
      <progress aria-label={t('tests.title')} value={done - cancelled} max={total} aria-valuetext={text} />
      <span aria-hidden={phase === 'over' || undefined}>{phase !== 'over' && text}</span>
      <output>{phase === 'over' ? end : phase === 'paused' && t('tests.paused')}</output>
      {/* Not in the region of the result: removing the percentage there would have the result read twice. */}
      <VisuallyHidden component="output">
        {phase === 'running' && t('tests.percent', { n: quarter * 25 })}
      </VisuallyHidden>
      {wait !== undefined && phase === 'running' && <Wait key={wait.until} wait={wait} />}
    </Group>
  )
}

function Wait({ wait: { seconds, isRequired } }: { wait: Pause }) {
  const t = useT()
  const left = useCountdown(seconds, true)
  return <span role="status">{t(isRequired ? 'job.paused' : 'job.budget', { seconds: left })}</span>
}
