import { Button, Text, type ButtonProps } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { leaveFor } from '#/browser/open'
import { waitOf } from '#/http/failure'
import { keepAttempt } from '#/resources/oauth/attempt'
import { providers } from '#/resources/oauth/elsewhere'
import type { Intent, ProviderName } from '#/resources/oauth/oauth'
import { oauthMutations } from '#/resources/oauth/oauth-mutations'
import { useAccount } from '#/session/use-account'
import { useStatus } from '#/session/use-status'
import { tell } from '#/ui/feedback/tell'
import { useCountdown } from '#/ui/feedback/use-countdown'
import { useOneSubmit } from '#/ui/form/use-one-submit'
import { useT } from '#/ui/language/use-t'

interface Props extends Omit<ButtonProps, 'children'> {
  provider: ProviderName
  intent: Intent
  /** Where to go after signing in, for whoever wanted to go somewhere. */
  origin?: string
  /** Whose page that is, when their session ended there. */
  originOwner?: number
}

const isElsewhere = (address: string | undefined) =>
  address !== undefined && (!URL.canParse(address) || new URL(address).origin !== window.location.origin)

/**
 * Sends the browser to a provider, in this tab: what comes back is compared with what this tab remembers. A failure is
 * told over the page; whoever leaves the page before the server has answered stays where they went.
 */
export function ProviderButton({ provider, intent, origin, originOwner, ...look }: Props) {
  const t = useT()
  const status = useStatus()
  const account = useAccount()
  const { authorizeAddress, callbackAddress, button, obstacle } = providers[provider]
  const reason = obstacle(status)
  const reasonId = useId()
  const start = useMutation(oauthMutations.state(intent))
  const wait = waitOf(start.error)
  const seconds = useCountdown(wait?.seconds ?? 0, wait !== undefined && !start.isPending)
  const isBlocked = reason !== undefined || start.isPending || seconds > 0
  // A second state would make the first one invalid, with which the browser is leaving already.
  const once = useOneSubmit(isBlocked)

  const leave = (state: string) => {
    const address = authorizeAddress(status, state)
    const owner = intent === 'bind' ? account?.id : undefined
    keepAttempt({ provider, state, intent, origin, originOwner, owner })
    if (address === undefined || !leaveFor('provider', address)) tell('error', t('oauth.notSetUp'))
  }
  const press = () => {
    if (isBlocked) return
    const callback = callbackAddress?.(status)
    // The provider would lead to where this tab's memory is not.
    if (isElsewhere(callback)) tell('error', t('oauth.otherAddress', { address: status.server_address }))
    else once(() => start.mutateAsync(account !== undefined, { onSuccess: leave }).catch(() => undefined))
  }

  return (
    <>
      <Button
        type="button"
        variant="default"
        {...look}
        aria-disabled={isBlocked || undefined}
        data-disabled={isBlocked || undefined}
        aria-describedby={reason && reasonId}
        onClick={press}
      >
        {t(button[intent])}
      </Button>
      {reason && (
        <Text size="sm" id={reasonId}>
          {t(reason)}
        </Text>
      )}
    </>
  )
}
