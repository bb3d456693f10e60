import { useQuery } from '@tanstack/react-query'
import { retryAfterOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { formatQuota } from '#/format/quota'
import { logQueries } from '#/resources/log/log-queries'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { RetryButton } from '#/ui/controls/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { LOG_DIGITS } from './log-columns'
import classes from './log-list.module.css'

/** Quota sum of the filtered entries. If it is unknown, a dash with the reason, never zero (FM-R6). */
export function LogSum({ scope, filter }: { scope: LogScope; filter: LogFilter }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const sum = useQuery(logQueries.sum(scope, filter))
  const isWaiting = sum.isPending && sum.fetchStatus === 'fetching'
  const quota = sum.isSuccess ? formatQuota(sum.data, scale, LOG_DIGITS) : isWaiting ? '…' : '–'
  const message = sum.isError ? messageOf(sum.error) : undefined
  return (
    <div className={classes.sum}>
      <output className={classes.total} title={t('log.sum.hint')}>
        {t('log.sum', { quota })}
      </output>
      {message !== undefined && (
        <>
          <span role="alert" lang={serverTextLanguage(message)} className={classes.cause}>
            {message}
          </span>
          <RetryButton size="compact-sm" wait={retryAfterOf(sum.error)} onRetry={() => void sum.refetch()} />
        </>
      )}
    </div>
  )
}
