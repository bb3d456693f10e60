import { formatQuota } from '#/format/quota'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { sumQueries } from '#/resources/log/sum-queries'
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
  onRefresh: () => void
}

/** Consumption per hour, day or month as a table; the histogram shows it as bars. */
export function ConsumptionOverTime({ scope, filter, overviewWindow, onRefresh }: Props) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const { unit, buckets, isTruncated, now, refreshCount } = overviewWindow
  const account = useSumAccount()
  const batch = useBatchedQueries(
    buckets.map(({ start, end }) =>
      sumQueries.between({ account, scope, filter, bounds: { start, end } }, now),
    ),
    { account, refreshCount },
  )
  const columns = buckets.map(({ name }, index) => ({ name, values: [batch.sums[index]] }))
  const format = (value: number) => formatQuota(value, scale, LOG_DIGITS)
  const knownSums = batch.sums.filter((sum) => sum !== undefined)
  const total = format(knownSums.reduce((a, b) => a + b, 0))
  const title = t(`log.overview.by.${unit}`)
  return (
    <div className={classes.part}>
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
    </div>
  )
}
