import { Paper } from '@mantine/core'
import { useAccount } from '#/session/use-account'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { Balance } from './balance'
import { RedeemForm } from './redeem-form'
import { ShopLink } from './shop-link'
import classes from './topup.module.css'

/** Top-up page: redeem form, link to the shop, and balance. */
export function TopupScreen() {
  const t = useT()
  const account = useAccount()
  if (!account) return null
  return (
    <>
      <PageTitle>{t('topup.title')}</PageTitle>
      <div className={classes.page}>
        <div>
          {/* Keyed by account: a typed code must not remain in the form of the next account. */}
          <RedeemForm key={account.id} account={account} />
          <ShopLink account={account} />
        </div>
        <Paper withBorder p="md" className={classes.balance}>
          <Balance />
        </Paper>
      </div>
    </>
  )
}
