import { Anchor, Box, Text } from '@mantine/core'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { changeText } from '#/format/change'
import { messageOf } from '#/http/failure'
import { QuotaText } from '#/parts/quota-text'
import { useSums } from '#/parts/sums'
import { EVERY_ENTRY, type LogScope } from '#/resources/log/log-filter'
import { useServerMinute } from '#/app/server-time'
import { useT } from '#/ui/language/use-t'

/** As many numbers beside each other as have room. */
export const NUMBERS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--gc-space-3) var(--gc-space-4)',
} as const

interface Props {
  label: string
  /** Undefined while it is loaded. */
  value?: ReactNode
  note?: ReactNode
  query: { error: unknown; refetch: () => unknown }
}

/** A number with a line about it; both have their place before they are known. */
export function NumberCard({ label, value, note, query: { error, refetch } }: Props) {
  const t = useT()
  return (
    <Box flex="1 1 var(--gc-length-7)">
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fz="xl" fw={600} style={{ overflowWrap: 'anywhere' }}>
        <span style={{ whiteSpace: 'nowrap' }}>{error ? '–' : (value ?? '…')}</span>
        {/* Two lines, also before it has a text. */}
        <Text component="small" display="block" mih="2lh" size="sm" c="dimmed">
          {error ? (
            <span role="alert" title={messageOf(error)}>
              {t('overview.number.failed')}{' '}
              <Anchor component="button" type="button" size="xs" onClick={() => void refetch()}>
                {t('problem.retry')}
              </Anchor>
            </span>
          ) : (
            note
          )}
        </Text>
      </Text>
    </Box>
  )
}

/** The comparison ends at a full step, so that a reload within it asks for nothing. */
const STEP_MINUTES = 10

/** What was spent today, and how much that is against yesterday until about the same time. */
export function TodayNumber({ scope }: { scope: LogScope }) {
  const t = useT()
  const now = dayjs.unix(useServerMinute())
  const midnight = now.startOf('day')
  const until = now.startOf('minute').subtract(now.minute() % STEP_MINUTES, 'minute')
  const windowOf = (start: dayjs.Dayjs, end: number) => ({
    scope,
    filter: EVERY_ENTRY,
    bounds: { start: start.unix(), end },
  })
  const yesterdayStart = midnight.subtract(1, 'day')
  const yesterdayEnd = Math.max(until.subtract(1, 'day').unix() - 1, yesterdayStart.unix())
  const { sums, error, start } = useSums([
    windowOf(midnight, midnight.endOf('day').unix()),
    windowOf(yesterdayStart, yesterdayEnd),
  ])
  const [today, yesterday] = sums
  const time = until.format('HH:mm')
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
      query={{ error, refetch: start }}
    />
  )
}
