import { NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { formatQuota } from '#/format/quota'
import { serverSeconds } from '#/http/server-clock'
import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import { useBatchedQueries } from '#/parts/batched-queries/use-batched-queries'
import { useChannelNames } from '#/parts/channel-names'
import type { Log } from '#/resources/log/log'
import { mostExpensive, withFilterValue, BREAKDOWNS, type BreakdownBy } from '#/resources/log/log-breakdown'
import { rangeBounds, type LogFilter, type LogScope } from '#/resources/log/log-filter'
import { timeBuckets, type TimeBuckets } from '#/resources/log/time-buckets'
import { useMoneyScale } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { ChartTable } from '#/ui/table/scroll-table'
import classes from './log-overview.module.css'

/** The entries that an overview sums up. */
export interface OverviewProps {
  scope: LogScope
  filter: LogFilter
  /** Rows fetched so far, the source of the names to break down by. */
  loaded: readonly Log[]
}

/** Time buckets of an overview, fixed until it is refreshed. */
interface OverviewWindow extends TimeBuckets {
  /** Number of refreshes. Each one refetches the buckets that were still open. */
  refreshCount: number
}

function createOverviewWindow(filter: OverviewProps['filter'], refreshCount: number): OverviewWindow {
  const now = serverSeconds()
  return { ...timeBuckets(rangeBounds(filter.range, now), now), refreshCount }
}

/** Content of the open overview, remounted for each filter. */
export default function OverviewParts({ loaded, ...shown }: OverviewProps) {
  // Fixed until refreshed: a window that moves with the clock would have a new query key on every render.
  const [overviewWindow, setOverviewWindow] = useState(() => createOverviewWindow(shown.filter, 0))
  const onRefresh = () =>
    setOverviewWindow(createOverviewWindow(shown.filter, overviewWindow.refreshCount + 1))
  return (
    <div className={classes.parts}>
      <ConsumptionOverTime {...shown} overviewWindow={overviewWindow} onRefresh={onRefresh} />
      <LogBreakdown {...shown} loaded={loaded} overviewWindow={overviewWindow} onRefresh={onRefresh} />
    </div>
  )
}

interface OverTimeProps extends Omit<OverviewProps, 'loaded'> {
  overviewWindow: OverviewWindow
  onRefresh: () => void
}

/** Consumption per hour, day or month as a table; the histogram shows it as bars. */
function ConsumptionOverTime({ scope, filter, overviewWindow, onRefresh }: OverTimeProps) {
  const t = useT()
  const scale = useMoneyScale()
  const { unit, buckets, isTruncated, refreshCount } = overviewWindow
  const batch = useBatchedQueries(
    buckets.map(({ start, end }) => ({ scope, filter, bounds: { start, end } })),
    { refreshCount },
  )
  const columns = buckets.map(({ name }, index) => ({ name, values: [batch.sums[index]] }))
  const format = (value: number) => formatQuota(value, scale)
  const knownSums = batch.sums.filter((sum) => sum !== undefined)
  const total = format(knownSums.reduce((a, b) => a + b, 0))
  const title = t(`log.overview.by.${unit}`)
  return (
    <Stack gap="xs" miw={0}>
      <div className={classes.head}>
        <h2 className={classes.heading}>
          {knownSums.length > 0 ? t('log.overview.chart', { title, total }) : title}
        </h2>
      </div>
      {isTruncated && (
        <p className={classes.note}>{t('log.overview.truncated', { from: buckets[0]?.name ?? '' })}</p>
      )}
      <BatchStatusBar batch={batch} onRefresh={onRefresh} />
      {knownSums.length > 0 && (
        <ChartTable
          label={title}
          head={t(`log.overview.unit.${unit}`)}
          totalHead={t('log.overview.consumption')}
          series={[title]}
          columns={columns}
          format={format}
        />
      )}
    </Stack>
  )
}

/** Consumption by model, token, user or channel. Fetches nothing until one is selected. */
function LogBreakdown(props: OverTimeProps & OverviewProps) {
  const t = useT()
  const { scope, filter } = props
  const [by, setBy] = useState<BreakdownBy>()
  const open = BREAKDOWNS[scope].filter((each) => !filter[each])
  if (open.length === 0) return null
  const choices = [
    { value: '', label: t('log.breakdown.none') },
    ...open.map((each) => ({ value: each, label: t(`log.breakdown.${each}`) })),
  ]
  return (
    <Stack gap="xs" miw={0}>
      <div className={classes.head}>
        <NativeSelect
          label={t('log.breakdown')}
          data={choices}
          value={by ?? ''}
          onChange={({ currentTarget: { value } }) => setBy(open.find((each) => each === value))}
        />
      </div>
      {by && <BreakdownTable key={by} {...props} by={by} />}
    </Stack>
  )
}

function BreakdownTable(props: OverTimeProps & OverviewProps & { by: BreakdownBy }) {
  const { scope, filter, overviewWindow, loaded, onRefresh, by } = props
  const t = useT()
  const scale = useMoneyScale()
  const { refreshCount } = overviewWindow
  // Snapshot of the names: paging the list must not fetch other names.
  const [frozen, setFrozen] = useState(() => ({
    refreshCount,
    names: mostExpensive(loaded, by),
    from: loaded.length,
  }))
  if (frozen.refreshCount !== refreshCount)
    setFrozen({ refreshCount, names: mostExpensive(loaded, by), from: loaded.length })
  const { names, from } = frozen
  const nameOf = useChannelNames(by === 'channel')
  const bounds = { start: overviewWindow.buckets[0]?.start, end: overviewWindow.buckets.at(-1)?.end }
  const filters = [filter, ...names.map((name) => withFilterValue(filter, by, name))]
  const batch = useBatchedQueries(
    filters.map((each) => ({ scope, filter: each, bounds })),
    { refreshCount },
  )
  const [total, ...sums] = batch.sums
  const isWhole = batch.missing === 0
  const rest = isWhole ? (total ?? 0) - sums.reduce<number>((sum, one) => sum + (one ?? 0), 0) : undefined
  const columns = [
    ...names.map((name, at) => ({
      name: by === 'channel' ? nameOf(Number(name)) : name,
      values: [sums[at]],
    })),
    { name: t('log.breakdown.rest'), values: [rest] },
  ]
  const head = t(`log.breakdown.${by}`)
  return (
    <>
      <p className={classes.note}>{t('log.breakdown.names', { n: from })}</p>
      <BatchStatusBar batch={batch} onRefresh={onRefresh} />
      <ChartTable
        label={head}
        head={head}
        totalHead={t('log.overview.consumption')}
        series={[head]}
        columns={columns}
        format={(value) => formatQuota(value, scale)}
      />
    </>
  )
}
