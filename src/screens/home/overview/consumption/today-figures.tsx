import dayjs from 'dayjs'
import { useState } from 'react'
import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import { useBatchedQueries } from '#/parts/batched-queries/use-batched-queries'
import { QuotaText } from '#/parts/quota-text'
import { EVERY_ENTRY, type LogScope, nowInSeconds, type Bounds } from '#/resources/log/log-filter'
import { sumQueries, type SumAccount } from '#/resources/log/sum-queries'
import { useT } from '#/ui/language/use-t'
import classes from '../overview.module.css'
import { PanelNote } from '../panel'

/** Days before today that are compared with it. */
const DAYS_AGO = [0, 1, 7]

/** The same hours of several days, up to the last full hour: these windows stay the same for an hour. */
function sameHours(now: number): { hour: string; windows: Bounds[] } | undefined {
  const lastHour = dayjs.unix(now).startOf('hour')
  if (lastHour.hour() === 0) return undefined
  const windows = DAYS_AGO.map((days) => {
    const end = lastHour.subtract(days, 'day')
    return { start: end.startOf('day').unix(), end: end.unix() - 1 }
  })
  return { hour: lastHour.format('HH:mm'), windows }
}

/** Consumption of today beside the same hours of yesterday and of a week ago, and why a figure is missing. */
export function TodayFigures({ account, scope }: { account: SumAccount; scope: LogScope }) {
  const t = useT()
  const [now] = useState(nowInSeconds)
  const hours = sameHours(now)
  const batch = useBatchedQueries(
    (hours?.windows ?? []).map((bounds) =>
      sumQueries.between({ account, scope, filter: EVERY_ENTRY, bounds }, now),
    ),
    { account },
  )
  if (!hours) return <PanelNote>{t('overview.today.early')}</PanelNote>
  const { hour } = hours
  const labels = [
    t('overview.today', { hour }),
    t('overview.yesterday', { hour }),
    t('overview.weekAgo', { hour }),
  ]
  const [today] = batch.sums
  const isLoading = batch.state.state === 'running' || batch.state.state === 'restoring'
  const noteOf = (sum: number | undefined, at: number) => {
    if (sum === undefined) return isLoading ? t('overview.today.loading') : t('overview.today.failed')
    if (at === 0) return sum === 0 ? t('overview.today.none') : undefined
    if (sum === 0) return t('overview.today.noneThen')
    if (today === undefined) return undefined
    const percent = Math.round((today / sum - 1) * 100)
    return t('overview.today.change', { change: `${percent > 0 ? '+' : ''}${percent}%` })
  }
  return (
    <>
      <dl className={classes.figures}>
        {labels.map((label, at) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>
              <QuotaText quota={batch.sums[at]} digits={4} />
              <small>{noteOf(batch.sums[at], at)}</small>
            </dd>
          </div>
        ))}
      </dl>
      {batch.state.state === 'failed' && <BatchStatusBar batch={batch} onRefresh={batch.start} />}
    </>
  )
}
