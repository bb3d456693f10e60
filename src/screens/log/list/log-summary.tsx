import { Group, Stack, Text, Box } from '@mantine/core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatQuota } from '#/format/quota'
import { localDate } from '#/format/timestamp'
import { retryAfterOf } from '#/http/failure'
import { logQueries } from '#/resources/log/log'
import { rangeBounds, type LogFilter, type LogScope, type Bounds } from '#/resources/log/log-filter'
import { useMoneyScale } from '#/session/use-status'
import { useServerSeconds } from '#/app/server-time'
import { RetryButton } from '#/ui/button/retry-button'
import { useT } from '#/ui/language/use-t'
import { ErrorText } from '#/app/problem/error-text'
import { lazyPart } from '#/ui/status/lazy-part'

const LogHistogram = lazyPart(async () => (await import('./log-histogram')).LogHistogram, {
  firstTextsOnly: true,
})

/** With the line of the sum about 100 px, also before there is anything to show. */
const HISTOGRAM_HEIGHT = 'calc(var(--gc-space-16) + var(--gc-space-2))'

interface Props {
  scope: LogScope
  filter: LogFilter
  /** Whether the rows of this filter are on screen; the histogram waits for them. */
  hasRows: boolean
  onRange: (bounds: Bounds) => void
}

/** Sum and histogram of the filtered entries. The box of the histogram has its height from the beginning. */
export function LogSummary({ scope, filter, hasRows, onRange }: Props) {
  const sum = useQuery(logQueries.sum(scope, filter))
  const now = useServerSeconds(sum.dataUpdatedAt)
  // Rows come first: until those of another filter are there, its bars are the former ones.
  const [shown, setShown] = useState<{ filter: LogFilter; now: number }>()
  const isOutdated = shown?.filter !== filter
  if (hasRows && sum.isSuccess && (isOutdated || shown.now !== now)) setShown({ filter, now })
  return (
    <Stack gap={0} my="calc(-1 * var(--gc-space-1))">
      <Group mih="var(--gc-control-small)" wrap="nowrap">
        <LogSum sum={sum} />
        <UsageLink filter={filter} now={now} />
      </Group>
      <Box h={HISTOGRAM_HEIGHT} opacity={isOutdated ? 0.5 : undefined}>
        {shown && (
          <LogHistogram
            scope={scope}
            {...shown}
            whole={isOutdated ? undefined : sum.data}
            onRange={onRange}
          />
        )}
      </Box>
    </Stack>
  )
}

/** Quota sum of the filtered entries. If it is unknown, a dash with the reason, never zero. */
function LogSum({ sum }: { sum: UseQueryResult<number> }) {
  const t = useT()
  const scale = useMoneyScale()
  const isWaiting = sum.isPending && sum.fetchStatus === 'fetching'
  const quota = sum.isSuccess && sum.data !== undefined ? formatQuota(sum.data, scale) : isWaiting ? '…' : '–'
  return (
    <>
      <Text component="output" size="sm" fw={500} title={t('log.sum.hint')}>
        {t('log.sum', { quota })}
      </Text>
      {sum.error && (
        <>
          <ErrorText error={sum.error} />
          <RetryButton size="xs" wait={retryAfterOf(sum.error)} onRetry={() => void sum.refetch()} />
        </>
      )}
    </>
  )
}

const dayOf = (seconds: number) => localDate(new Date(seconds * 1000))

function UsageLink({ filter, now }: { filter: LogFilter; now: number }) {
  const t = useT()
  const { token_name, model_name, username, channel, range } = filter
  const { start, end } = rangeBounds(range, now)
  const days = start
    ? ({ period: 'own', from: dayOf(start), to: dayOf(Math.min(end ?? now, now)) } as const)
    : undefined
  return (
    <Text component="span" size="sm" ml="auto" style={{ whiteSpace: 'nowrap' }}>
      <Link to="/usage" search={{ token_name, model_name, username, channel, ...days }}>
        {t('log.usage')}
      </Link>
    </Text>
  )
}
