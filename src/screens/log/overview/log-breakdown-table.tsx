import { Select } from '#/ui/controls/select'
import { useState } from 'react'
import { formatQuota } from '#/format/quota'
import type { Log } from '#/resources/log/log'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { sumQueries } from '#/resources/log/sum-queries'
import { mostExpensive, withFilterValue, BREAKDOWNS, type BreakdownBy } from '#/resources/log/log-breakdown'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { ChartTable } from '#/ui/table/scroll-table'
import { useT } from '#/ui/language/use-t'
import { LOG_DIGITS } from '../list/log-name'
import classes from './log-overview.module.css'
import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import type { OverviewWindow } from './overview-window'
import { useBatchedQueries, useSumAccount } from '#/parts/batched-queries/use-batched-queries'

interface Props {
  scope: LogScope
  filter: LogFilter
  overviewWindow: OverviewWindow
  loaded: readonly Log[]
  onRefresh: () => void
}

/** Consumption by model, token, user or channel. Fetches nothing until one is selected. */
export function LogBreakdown(props: Props) {
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
    <div className={classes.part}>
      <div className={classes.head}>
        <Select
          label={t('log.breakdown')}
          choices={choices}
          value={by ?? ''}
          onChange={(value) => setBy(open.find((each) => each === value))}
        />
      </div>
      {by && <BreakdownTable key={by} {...props} by={by} />}
    </div>
  )
}

function BreakdownTable({
  scope,
  filter,
  overviewWindow,
  loaded,
  onRefresh,
  by,
}: Props & { by: BreakdownBy }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const { now, refreshCount } = overviewWindow
  // Snapshot of the names: paging the list must not fetch other names.
  const [frozen, setFrozen] = useState(() => ({
    refreshCount,
    names: mostExpensive(loaded, by),
    from: loaded.length,
  }))
  if (frozen.refreshCount !== refreshCount)
    setFrozen({ refreshCount, names: mostExpensive(loaded, by), from: loaded.length })
  const { names, from } = frozen
  const bounds = { start: overviewWindow.buckets[0]?.start, end: overviewWindow.buckets.at(-1)?.end }
  const filters = [filter, ...names.map((name) => withFilterValue(filter, by, name))]
  const account = useSumAccount()
  const batch = useBatchedQueries(
    filters.map((each) => sumQueries.between({ account, scope, filter: each, bounds }, now)),
    { account, refreshCount },
  )
  const [total, ...sums] = batch.sums
  const isWhole = batch.missing === 0
  const rest = isWhole ? (total ?? 0) - sums.reduce<number>((sum, one) => sum + (one ?? 0), 0) : undefined
  const columns = [
    ...names.map((name, at) => ({ name, values: [sums[at]] })),
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
        format={(value) => formatQuota(value, scale, LOG_DIGITS)}
      />
    </>
  )
}
