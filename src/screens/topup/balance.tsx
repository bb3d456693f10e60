import { useQuery } from '@tanstack/react-query'
import { retryAfterOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { QuotaText } from '#/parts/quota-text'
import { accountQueries } from '#/resources/account/account-queries'
import { RetryButton } from '#/ui/controls/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import classes from './topup.module.css'

/** Balance of the account; a dash with the error if it cannot be fetched, never 0. */
export function Balance() {
  const t = useT()
  const { data, error, refetch, isFetching } = useQuery(accountQueries.balance())
  return (
    <section aria-label={t('topup.balance')} aria-busy={isFetching || undefined}>
      <span>{t('topup.balance')}</span>
      <p role="status" className={classes.amount}>
        {data ? <QuotaText quota={data.quota} /> : '–'}
      </p>
      {error && (
        <div>
          <p role="alert" lang={serverTextLanguage(messageOf(error))}>
            {messageOf(error)}
          </p>
          <RetryButton size="xs" wait={retryAfterOf(error)} onRetry={() => void refetch()} />
        </div>
      )}
    </section>
  )
}
