import { LinkButton } from '#/ui/button/link-button'
import { Alert, Box, Button, Group, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openUrl, safeUrl } from '#/browser/urls'
import { retryAfterOf } from '#/http/failure'
import { QuotaText } from '#/parts/quota-text'
import { type Account, accountQueries } from '#/resources/account/account'
import { statusQueries } from '#/resources/status/status'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { RetryButton } from '#/ui/button/retry-button'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { ErrorText } from '#/app/problem/error-text'
import { PageTitle } from '#/ui/text/page-title'
import { RedeemForm } from './redeem'

export function TopupScreen() {
  const t = useT()
  const account = useAccount()
  if (!account) return null
  return (
    <>
      <PageTitle>{t('common.topUp')}</PageTitle>
      <Group gap="md" align="flex-start">
        <Balance />
        <Paper component="section" withBorder p="md" flex="1 1 var(--gc-length-20)" maw="var(--gc-length-44)">
          {/* Keyed by account: a typed code must not remain in the form of the next account. */}
          <RedeemForm key={account.id} account={account} />
          <ShopLink account={account} />
        </Paper>
      </Group>
    </>
  )
}

/** Balance of the account; a dash with the error if it cannot be fetched, never 0. */
function Balance() {
  const t = useT()
  const { data, error, refetch, isFetching } = useQuery(accountQueries.balance())
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      flex="1 1 var(--gc-length-16)"
      maw="var(--gc-length-26)"
      aria-label={t('common.remainingQuota')}
      aria-busy={isFetching || undefined}
    >
      <span>{t('common.remainingQuota')}</span>
      <Text role="status" fz="calc(2 * var(--mantine-font-size-md))" fw="var(--mantine-font-weight-bold)">
        {data ? <QuotaText quota={data.quota} /> : '–'}
      </Text>
      {error && (
        <div>
          <ErrorText error={error} />
          <RetryButton size="xs" wait={retryAfterOf(error)} onRetry={() => void refetch()} />
        </div>
      )}
    </Paper>
  )
}

/** Link to the configured shop. A dialog names its host first; account data is sent only after confirmation. */
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
      <Box mt="md">
        <Alert color="orange">{t(link ? 'topup.shop.invalid' : 'topup.shop.none')}</Alert>
        {mayConfigure && (
          <LinkButton to="/setting" search={{ tab: 'operation' }} mt="sm">
            {t('topup.shop.configure')}
          </LinkButton>
        )}
      </Box>
    )
  }
  const leave = () => {
    const isOpened = openUrl('link', purchaseUrl(shop, account, transactionId()))
    // The added parameters can make the URL too long.
    if (!isOpened) notify('error', t('topup.shop.invalid'))
    setConfirming(false)
  }
  return (
    <Box mt="md">
      <Button
        component="a"
        href={shop.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          event.preventDefault()
          setConfirming(true)
        }}
      >
        {t('topup.shop')}
      </Button>
      <Text size="sm">
        <bdi>{t('topup.shop.host', { host: shop.host })}</bdi>
      </Text>
      {isConfirming && (
        <ConfirmDialog
          title={t('topup.shop.confirm', { host: shop.host })}
          hint={
            <>
              <p>{t('topup.shop.hint')}</p>
              {shop.protocol === 'http:' && <p>{t('topup.shop.unencrypted')}</p>}
            </>
          }
          tone="plain"
          confirmLabel={t('topup.shop.open')}
          onConfirm={leave}
          onCancel={() => setConfirming(false)}
        />
      )}
    </Box>
  )
}

/** Parses the configured link; undefined if it is no safe http(s) URL. */
export function parseShopLink(link: string): URL | undefined {
  const safe = safeUrl('link', link)
  const url = safe === undefined ? undefined : new URL(safe, window.location.origin)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** A UUID (version 4) for one purchase. `crypto.randomUUID` exists only in secure contexts. */
export function transactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The URL of the shop with the parameters it needs: account and transaction id. */
export function purchaseUrl(shop: URL, { id, username }: Account, transaction: string): string {
  const url = new URL(shop)
  url.searchParams.set('username', username)
  url.searchParams.set('user_id', String(id))
  url.searchParams.set('transaction_id', transaction)
  return url.href
}
