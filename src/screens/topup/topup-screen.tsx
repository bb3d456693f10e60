import { Card } from '#/ui/layout/layout'
import { useAccount } from '#/session/session'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { RedeemForm } from './redeem-form'
import { ShopLink } from './shop-link'
import classes from './topup.module.css'
import { useQuery } from '@tanstack/react-query'
import { retryAfterOf, messageOf } from '#/http/failure'
import { QuotaText } from '#/parts/quota-text'
import { accountQueries } from '#/resources/account/account-queries'
import { RetryButton } from '#/ui/controls/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'

/** Top-up page: balance, redeem form and link to the shop. */
export function TopupScreen() {
  const t = useT()
  const account = useAccount()
  if (!account) return null
  return (
    <>
      <PageTitle>{t('topup.title')}</PageTitle>
      <div className={classes.page}>
        <Card className={classes.balance}>
          <Balance />
        </Card>
        <Card>
          {/* Keyed by account: a typed code must not remain in the form of the next account. */}
          <RedeemForm key={account.id} account={account} />
          <ShopLink account={account} />
        </Card>
      </div>
    </>
  )
}

/** Balance of the account; a dash with the error if it cannot be fetched, never 0. */
function Balance() {
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
          <RetryButton size="sm" wait={retryAfterOf(error)} onRetry={() => void refetch()} />
        </div>
      )}
    </section>
  )
}
