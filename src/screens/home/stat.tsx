import { retryAfterOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { QuotaText } from '#/parts/quota-text'
import { RetryButton } from '#/ui/controls/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import classes from './home.module.css'

interface StatQuery {
  /** Server units; undefined while unknown. */
  quota: number | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** A labelled quota; a dash with the error if it cannot be fetched, never 0. */
export function Stat({ label, query }: { label: string; query: StatQuery }) {
  const { quota, error, isFetching } = query
  const message = error ? messageOf(error) : undefined
  return (
    <div className={classes.figure} aria-busy={isFetching || undefined}>
      <dt>{label}</dt>
      <dd>
        {quota === undefined ? isFetching ? '…' : '–' : <QuotaText quota={quota} />}
        {message !== undefined && (
          <span className={classes.cause}>
            <span lang={serverTextLanguage(message)}>{message}</span>{' '}
            <RetryButton size="compact-xs" wait={retryAfterOf(error)} onRetry={() => void query.refetch()} />
          </span>
        )}
      </dd>
    </div>
  )
}
