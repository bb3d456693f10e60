import { retryAfterOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { QuotaText } from '#/parts/quota-text'
import { RetryButton } from '#/ui/controls/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import classes from './home.module.css'

interface StatQuery {
  /** Server units; undefined while it is not known. */
  quota: number | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** A quota with its name; a dash with the reason when it cannot be read, never a 0 (FM-R6). */
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
