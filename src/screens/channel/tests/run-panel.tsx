import { Group, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Channel } from '#/resources/channel/channel'
import type { Job } from '#/app/jobs/job'
import { JobProgress, JobReport } from '#/app/jobs/job-report'
import { runs } from '#/app/jobs/jobs'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { useT } from '#/ui/language/use-t'
import { FailurePanel } from './failure-panel'
import { RunButtons } from './run-buttons'
import { testKey } from './test-job'
import { arrangeTests, rowsWithoutSuccess, sortTests, TEST_ORDERS, type TestOrder } from './test-rows'
import { isUnsuccessful } from './test-state'
import { TestsTable } from './tests-table'

const SHOWN = ['all', 'rest'] as const

export function RunPanel({ job, channels }: { job: Job; channels: readonly Channel[] }) {
  const t = useT()
  const [order, setOrder] = useState<TestOrder>('channel')
  const [kind, setKind] = useState<(typeof SHOWN)[number]>('all')
  const [shown, setShown] = useState<string>()
  // A test that is made again closes its panel: it would open by itself if the test failed once more.
  const shownItem = job.items.find((item) => testKey(item) === shown)
  if (shownItem && !isUnsuccessful(shownItem)) setShown(undefined)
  const table = useMemo(() => arrangeTests(job.items), [job])
  const stopOne = (key: string) =>
    runs.get(job.id)?.stopItem?.(job.items.findIndex((item) => testKey(item) === key))
  const rows = useMemo(
    () => sortTests(kind === 'rest' ? rowsWithoutSuccess(table.rows) : table.rows, order),
    [table, order, kind],
  )
  return (
    <Stack>
      {job.phase === 'over' ? <JobReport job={job} isInPage /> : <JobProgress job={job} />}
      <Group justify="space-between">
        <RunButtons job={job} channels={channels} />
        <Group>
          <ToolbarSelect
            label={t('common.show')}
            choices={SHOWN.map((value) => ({ value, label: t(`tests.shown.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          <ToolbarSelect
            label={t('tests.order')}
            choices={TEST_ORDERS.map((value) => ({ value, label: t(`tests.order.${value}`) }))}
            value={order}
            onChange={setOrder}
          />
        </Group>
      </Group>
      {rows.length > 0 ? (
        <TestsTable table={{ ...table, rows }} onStop={stopOne} onShow={setShown} />
      ) : (
        <Text c="dimmed">{t('tests.shown.none')}</Text>
      )}
      {shownItem && (
        <FailurePanel job={job} channels={channels} item={shownItem} onClose={() => setShown(undefined)} />
      )}
    </Stack>
  )
}
