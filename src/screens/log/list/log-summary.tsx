import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { formatQuota } from '#/format/quota'
import { whenIdle } from '#/async/wait'
import { localDate } from '#/format/timestamp'
import { retryAfterOf, messageOf } from '#/http/failure'
import { logQueries } from '#/resources/log/log'
import { rangeBounds, type LogFilter, type LogScope, type Bounds } from '#/resources/log/log-filter'
import { useMoneyScale } from '#/session/use-status'
import { useServerSeconds } from '#/app/server-time'
import { RetryButton } from '#/ui/button/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import classes from './log-list.module.css'

const LogHistogram = lazyPart(async () => (await import('./log-histogram')).LogHistogram)

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
  const shown = useWhenIdle({ scope, filter, now }, hasRows && sum.isSuccess)
  const isOutdated = shown?.filter !== filter || shown.scope !== scope
  return (
    <div className={classes.summary}>
      <Group className={classes.sum}>
        <LogSum sum={sum} />
        <UsageLink filter={filter} now={now} />
      </Group>
      <div className={classes.histogram} data-outdated={isOutdated || undefined}>
        {shown && <LogHistogram {...shown} onRange={onRange} />}
      </div>
    </div>
  )
}

interface ShownFilter extends Pick<Props, 'scope' | 'filter'> {
  now: number
}

/** The latest filter that was ready while the browser was idle: rows come first. */
function useWhenIdle({ scope, filter, now }: ShownFilter, isReady: boolean): ShownFilter | undefined {
  const [shown, setShown] = useState<ShownFilter>()
  useEffect(() => {
    if (!isReady) return undefined
    return whenIdle(() => setShown({ scope, filter, now }), 1000)
  }, [scope, filter, now, isReady])
  return shown
}

interface SumProps {
  sum: Pick<
    ReturnType<typeof useQuery<number>>,
    'data' | 'error' | 'isError' | 'isPending' | 'isSuccess' | 'fetchStatus' | 'refetch'
  >
}

/** Quota sum of the filtered entries. If it is unknown, a dash with the reason, never zero. */
function LogSum({ sum }: SumProps) {
  const t = useT()
  const scale = useMoneyScale()
  const isWaiting = sum.isPending && sum.fetchStatus === 'fetching'
  const quota = sum.isSuccess && sum.data !== undefined ? formatQuota(sum.data, scale) : isWaiting ? '…' : '–'
  const message = sum.isError ? messageOf(sum.error) : undefined
  return (
    <>
      <output className={classes.total} title={t('log.sum.hint')}>
        {t('log.sum', { quota })}
      </output>
      {message !== undefined && (
        <>
          <span role="alert" lang={serverTextLanguage(message)} className={classes.cause}>
            {message}
          </span>
          <RetryButton size="xs" wait={retryAfterOf(sum.error)} onRetry={() => void sum.refetch()} />
        </>
      )}
    </>
  )
}

const dayOf = (seconds: number) => localDate(new Date(seconds * 1000))

/** Leads to the usage of the entries of a filter, by days. */
function UsageLink({ filter, now }: { filter: LogFilter; now: number }) {
  const t = useT()
  const { token_name, model_name, username, channel, range } = filter
  const { start, end } = rangeBounds(range, now)
  const days = start
    ? ({ period: 'own', from: dayOf(start), to: dayOf(Math.min(end ?? now, now)) } as const)
    : undefined
  return (
    <Link to="/usage" search={{ token_name, model_name, username, channel, ...days }}>
      {t('log.usage')}
    </Link>
  )
}
