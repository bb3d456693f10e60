import { Alert } from '#/ui/controls/alert'
import { Text } from '#/ui/text/text'
import { AnchorButton, LinkButton } from '#/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { openUrl } from '#/browser/urls'
import type { Account } from '#/resources/account/account'
import { statusQueries } from '#/resources/status/status-queries'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { lazyComponent } from '#/ui/status/lazy-component'
import { notify } from '#/ui/notifications/notify'
import { useT } from '#/ui/language/use-t'
import { purchaseUrl, parseShopLink, transactionId } from './shop'
import classes from './topup.module.css'

const ConfirmDialog = lazyComponent(async () => (await import('#/ui/dialog/confirm-dialog')).ConfirmDialog)

/** Link to the configured shop. A dialog names its host first; account data is sent only after confirmation (T-09). */
export function ShopLink({ account }: { account: Account }) {
  const t = useT()
  const { isPending } = useQuery(statusQueries.current())
  const link = useStatus().top_up_link.trim()
  const [isConfirming, setConfirming] = useState(false)
  const mayConfigure = isInAudience(useAccount(), 'admins')
  const shop = parseShopLink(link)
  if (!shop) {
    // The status is still loading.
    if (!link && isPending) return null
    return (
      <div className={classes.shop}>
        <Alert tone="warning" role="alert">
          {t(link ? 'topup.shop.invalid' : 'topup.shop.none')}
        </Alert>
        {mayConfigure && (
          <LinkButton to="/setting" search={{ tab: 'operation' }} className={classes.configure}>
            {t('topup.shop.configure')}
          </LinkButton>
        )}
      </div>
    )
  }
  const { address, host, isEncrypted } = shop
  const leave = () => {
    const isOpened = openUrl('link', purchaseUrl(shop, account, transactionId()))
    // The added parameters can make the URL too long.
    if (!isOpened) notify('error', t('topup.shop.invalid'))
    setConfirming(false)
  }
  return (
    <div className={classes.shop}>
      <AnchorButton
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          event.preventDefault()
          setConfirming(true)
        }}
      >
        {t('topup.shop')}
      </AnchorButton>
      <Text size="sm">
        <bdi>{t('topup.shop.host', { host })}</bdi>
      </Text>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            title={t('topup.shop.confirm', { host })}
            hint={
              <>
                <p>{t('topup.shop.hint')}</p>
                {!isEncrypted && <p>{t('topup.shop.unencrypted')}</p>}
              </>
            }
            tone="plain"
            confirmLabel={t('topup.shop.open')}
            onConfirm={leave}
            onCancel={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
