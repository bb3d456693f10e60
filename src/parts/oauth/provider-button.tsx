import { ActionButton } from '#/ui/button/action-button'
import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { navigateAway } from '#/browser/urls'
import { retryAfterOf } from '#/http/failure'
import type { Intent, ProviderName } from '#/resources/oauth/oauth'
import { oauthMutations, storedAttempt } from '#/resources/oauth/oauth-mutations'
import { authorizeUrl, providers, unavailableReason } from '#/resources/oauth/providers'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { useCountdown } from '#/ui/status/use-countdown'

interface Props {
  provider: ProviderName
  intent: Intent
  /** Return URL after the log-in. */
  origin?: string
  /** Id of the account whose session ended on that page. */
  originOwner?: number
}

const isOtherOrigin = (address: string | undefined) =>
  address !== undefined && (!URL.canParse(address) || new URL(address).origin !== window.location.origin)

/**
 * Button that navigates this tab to an OAuth provider; the callback validates the state that this tab stored. An error
 * is shown as a notification. Navigation before the response arrives cancels the redirect.
 */
export function ProviderButton({ provider, intent, origin, originOwner }: Props) {
  const t = useT()
  const status = useStatus()
  const account = useAccount()
  const redirect = providers[provider]
  const reason = unavailableReason(redirect, status)
  const start = useMutation(oauthMutations.state(intent))
  const seconds = useCountdown(retryAfterOf(start.error)?.seconds ?? 0, true)

  const leave = (state: string) => {
    const url = authorizeUrl(redirect, status, state)
    const owner = intent === 'bind' ? account?.id : undefined
    const at = Date.now()
    storedAttempt.write({ provider, state, intent, origin, originOwner, owner, at, isUsed: false })
    if (url === undefined || !navigateAway('provider', url)) notify('error', t('oauth.notSetUp'))
  }
  const press = () => {
    const callback = redirect.callbackUrl?.(status)
    // The stored attempt is not available on another origin.
    if (isOtherOrigin(callback)) notify('error', t('oauth.otherAddress', { address: status.server_address }))
    else start.mutate(account !== undefined, { onSuccess: leave })
  }

  return (
    <>
      <ActionButton
        fullWidth={intent === 'logIn'}
        // A second state would invalidate the first one while the browser already navigates with it.
        busy={start.isPending}
        isBlocked={seconds > 0}
        disabledReason={reason && t(reason)}
        onClick={press}
      >
        {t(`oauth.${intent}.${provider}`)}
      </ActionButton>
      {reason && <Text size="sm">{t(reason)}</Text>}
    </>
  )
}
