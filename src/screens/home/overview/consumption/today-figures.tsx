import dayjs from 'dayjs'
import { useState } from 'react'
import { changeText } from '#/format/change'
import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import { useBatchedQueries } from '#/parts/batched-queries/use-batched-queries'
import { QuotaText } from '#/parts/quota-text'
import { EVERY_ENTRY, type Bounds } from '#/resources/log/log-filter'
import { sumQueries, type SumAccount } from '#/resources/log/sum-queries'
import { useServerSeconds } from '#/shell/server-time'
import { useT } from '#/ui/language/use-t'
import classes from '../overview.module.css'

/** The windows that are compared, in days ago: today, yesterday, a week ago. */
const DAYS_AGO = [0, 1, 7]

/** The windows from the beginning of several days to the same time of day as `last` (unix seconds), which is included. */
function sameHours(last: number): Bounds[] {
  return DAYS_AGO.map((days) => {
    const end = dayjs.unix(last).subtract(days, 'day')
    return { start: end.startOf('day').unix(), end: end.unix() }
  })
}

/** The last full hour before `now`; undefined in the first hour of the day. */
function lastFullHour(now: number): number | undefined {
  const hour = dayjs.unix(now).startOf('hour')
  return hour.hour() === 0 ? undefined : hour.unix()
}

/** The own consumption of windows. */
function useSums(account: SumAccount, windows: readonly Bounds[]) {
  return useBatchedQueries(
    windows.map((bounds) => sumQueries.between({ account, scope: 'self', filter: EVERY_ENTRY, bounds })),
    { account },
  )
}

/**
 * The own consumption of several days, today first, up to the last full hour: these windows stay the same for an hour.
 * While that is nothing the running hour counts too, so that the first call of a new server is seen at once.
 */
function useSameHours(account: SumAccount) {
  const [openedAt] = useState(Date.now)
  const now = useServerSeconds(openedAt)
  const hour = lastFullHour(now)
  const [today, ...before] = sameHours(now)
  const full = useSums(account, hour === undefined ? [] : sameHours(hour - 1))
  const isNothingYet = hour === undefined || full.sums[0] === 0
  // Today is asked for alone: who has used nothing in the full hours has mostly used nothing in the running one.
  const running = useSums(account, today && isNothingYet ? [today] : [])
  const isRunning = hour === undefined || Boolean(running.sums[0])
  const runningBefore = useSums(account, isRunning ? before : [])
  return isRunning
    ? { until: now, sums: [running.sums[0], ...runningBefore.sums], batches: [running, runningBefore] }
    : { until: hour, sums: full.sums, batches: [full] }
}

const BUSY = new Set(['running', 'restoring'])

/** Consumption of today beside the same hours of yesterday and of a week ago, and why a figure is missing. */
export function TodayFigures({ account }: { account: SumAccount }) {
  const t = useT()
  const { until, sums, batches } = useSameHours(account)
  const hour = dayjs.unix(until).format('HH:mm')
  const labels = [
    t('overview.today', { hour }),
    t('overview.yesterday', { hour }),
    t('overview.weekAgo', { hour }),
  ]
  const [today] = sums
  const isLoading = batches.some(({ state }) => BUSY.has(state.state))
  const failed = batches.find(({ state }) => state.state === 'failed')
  const noteOf = (sum: number | undefined, at: number) => {
    if (sum === undefined) return isLoading ? t('overview.today.loading') : t('overview.today.failed')
    if (at === 0) return sum === 0 ? t('overview.today.none') : undefined
    if (sum === 0) return t('overview.today.noneThen')
    if (today === undefined) return undefined
    return t('overview.today.change', { change: changeText(today, sum) ?? '–' })
  }
  return (
    <>
      <dl className={classes.figures}>
        {labels.map((label, at) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>
              <QuotaText quota={sums[at]} digits={4} />
              <small>{noteOf(sums[at], at)}</small>
            </dd>
          </div>
        ))}
      </dl>
      {failed && <BatchStatusBar batch={failed} onRefresh={failed.start} />}
    </>
  )
}
