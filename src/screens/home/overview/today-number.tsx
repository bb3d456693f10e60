import dayjs from 'dayjs'
import { useState } from 'react'
import { changeText } from '#/format/change'
import { useBatchedQueries } from '#/parts/batched-queries/use-batched-queries'
import { QuotaText } from '#/parts/quota-text'
import { EVERY_ENTRY, type LogScope } from '#/resources/log/log-filter'
import { useServerSeconds } from '#/app/server-time'
import { useT } from '#/ui/language/use-t'
import { NumberCard } from './number-card'

/** Sums end at a full step, so that a reload within it asks for nothing. */
const STEP_S = 600

/** What was spent today, and how much that is against the same time of yesterday. */
export function TodayNumber({ scope }: { scope: LogScope }) {
  const t = useT()
  const [openedAt] = useState(Date.now)
  const now = dayjs.unix(useServerSeconds(openedAt))
  const midnight = now.startOf('day')
  const until = Math.max(midnight.unix(), Math.floor(now.unix() / STEP_S) * STEP_S - 1)
  const end = until > midnight.unix() ? until : now.unix()
  const batch = useBatchedQueries(
    [0, 1].map((days) => ({
      scope,
      filter: EVERY_ENTRY,
      bounds: {
        start: midnight.subtract(days, 'day').unix(),
        end: dayjs.unix(end).subtract(days, 'day').unix(),
      },
    })),
  )
  const [today, yesterday] = batch.sums
  const time = dayjs.unix(end + 1).format('HH:mm')
  const change = changeText(today, yesterday)
  const isKnown = today !== undefined && yesterday !== undefined
  return (
    <NumberCard
      label={t('overview.today')}
      value={today === undefined ? undefined : <QuotaText quota={today} />}
      note={
        isKnown &&
        (change === undefined
          ? t('overview.today.noneYesterday', { time })
          : t('overview.today.change', { change, time }))
      }
      error={batch.state.state === 'failed' ? batch.state.error : undefined}
      onRetry={batch.start}
    />
  )
}
