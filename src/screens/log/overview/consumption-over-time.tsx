import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatQuota } from '#/format/quota'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { logQueries } from '#/resources/log/log-queries'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { BarChart } from '#/ui/chart/bar-chart'
import { useT } from '#/ui/language/use-t'
import { LOG_DIGITS } from '../list/log-columns'
import classes from './log-overview.module.css'
import { OverviewTable } from './overview-table'
import { BatchStatusBar } from './batch-status-bar'
import type { OverviewWindow } from './overview-window'
import { useBatchedQueries } from './use-batched-queries'

interface Props {
  scope: LogScope
  filter: LogFilter
  overviewWindow: OverviewWindow
  onRefresh: () => void
}

/** Consumption per hour, day or month as a chart, optionally as a table. */
export function ConsumptionOverTime({ scope, filter, overviewWindow, onRefresh }: Props) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const [isTable, setTable] = useState(false)
  const { unit, buckets, isTruncated, now, refreshCount } = overviewWindow
  const batch = useBatchedQueries(
    buckets.map(({ start, end }) => logQueries.sumBetween(scope, filter, { start, end }, now)),
    refreshCount,
  )
  const bars = buckets.map(({ name }, index) => {
    const value = batch.sums[index]
    return { name, value, text: value === undefined ? '–' : formatQuota(value, scale, LOG_DIGITS) }
  })
  const knownSums = batch.sums.filter((sum) => sum !== undefined)
  const total = formatQuota(
    knownSums.reduce((a, b) => a + b, 0),
    scale,
    LOG_DIGITS,
  )
  const title = t(`log.overview.by.${unit}`)
  return (
    <div className={classes.part}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{title}</h2>
        {knownSums.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {t('log.overview.asTable')}
          </Button>
        )}
      </div>
      {isTruncated && (
        <p className={classes.note}>{t('log.overview.truncated', { from: buckets[0]?.name ?? '' })}</p>
      )}
      <BatchStatusBar batch={batch} onRefresh={onRefresh} />
      {knownSums.length > 0 && (
        <>
          {!isTable && <BarChart label={t('log.overview.chart', { title, total })} bars={bars} />}
          <OverviewTable
            label={title}
            head={t(`log.overview.unit.${unit}`)}
            bars={bars}
            isVisible={isTable}
          />
        </>
      )}
    </div>
  )
}
