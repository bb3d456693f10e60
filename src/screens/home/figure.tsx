import { waitOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { QuotaText } from '#/parts/quota-text'
import { RetryButton } from '#/ui/feedback/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import classes from './home.module.css'

interface Read {
  /** Server units; undefined while it is not known. */
  quota: number | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** A quota with its name; a dash with the reason when it cannot be read, never a 0 (R6). */
export function Figure({ label, read }: { label: string; read: Read }) {
  const { quota, error, isFetching } = read
  const message = error ? messageOf(error) : undefined
  return (
    <div className={classes.figure} aria-busy={isFetching || undefined}>
      <dt>{label}</dt>
      <dd>
        {quota === undefined ? isFetching ? '…' : '–' : <QuotaText quota={quota} />}
        {message !== undefined && (
          <span className={classes.cause}>
            <span lang={serverTextLanguage(message)}>{message}</span>{' '}
            <RetryButton size="compact-xs" wait={waitOf(error)} onRetry={() => void read.refetch()} />
          </span>
        )}
      </dd>
    </div>
  )
}
