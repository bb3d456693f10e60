import { Button } from '@mantine/core'
import { useState } from 'react'
import { quotaText } from '#/format/quota'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { logQueries } from '#/resources/log/log-queries'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { BarChart } from '#/ui/chart/bar-chart'
import { useT } from '#/ui/language/use-t'
import { LOG_DIGITS } from '../list/log-columns'
import classes from './log-overview.module.css'
import { OverviewTable } from './overview-table'
import { ReadingBar } from './reading-bar'
import type { Told } from './told'
import { useReading } from './use-reading'

interface Props {
  scope: LogScope
  filter: LogFilter
  told: Told
  onAgain: () => void
}

/** Consumption by the hour, the day or the month: as a picture, and as a table for whoever wants numbers. */
export function ConsumptionOverTime({ scope, filter, told, onAgain }: Props) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const [isTable, setTable] = useState(false)
  const { unit, windows, isCut, now, round } = told
  const reading = useReading(
    windows.map(({ start, end }) => logQueries.sumBetween(scope, filter, { start, end }, now)),
    round,
  )
  const bars = windows.map(({ name }, at) => {
    const value = reading.sums[at]
    return { name, value, text: value === undefined ? '–' : quotaText(value, scale, LOG_DIGITS) }
  })
  const known = reading.sums.filter((sum) => sum !== undefined)
  const total = quotaText(
    known.reduce((sum, one) => sum + one, 0),
    scale,
    LOG_DIGITS,
  )
  const title = t(`log.overview.by.${unit}`)
  return (
    <div className={classes.part}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{title}</h2>
        {known.length > 0 && (
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
      {isCut && <p className={classes.note}>{t('log.overview.cut', { from: windows[0]?.name ?? '' })}</p>}
      <ReadingBar reading={reading} onAgain={onAgain} />
      {known.length > 0 && (
        <>
          {!isTable && <BarChart label={t('log.overview.chart', { title, total })} bars={bars} />}
          <OverviewTable label={title} head={t(`log.overview.unit.${unit}`)} bars={bars} isSeen={isTable} />
        </>
      )}
    </div>
  )
}
