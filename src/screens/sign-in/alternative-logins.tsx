import { Stack } from '#/ui/layout/layout'
import { Text } from '#/ui/text/text'
import { Button } from '#/ui/controls/button'
import classes from './login-screen.module.css'
import { ProviderButton } from '#/parts/oauth/provider-button'
import { providers, wechat } from '#/resources/oauth/providers'
import type { Account } from '#/resources/account/account'
import { PROVIDERS } from '#/resources/oauth/oauth'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { oauthMutations } from '#/resources/oauth/oauth-mutations'
import { useAccount } from '#/session/session'
import { toPublicFormProblem } from '#/shell/problem/to-form-problem'
import { lazyComponent } from '#/ui/status/lazy-component'

interface AlternativeLoginsProps {
  /** URL to return to after the redirect to a provider. */
  origin?: string
  /** Owner of that page, if their session expired there. */
  originOwner?: number
  /** Note about providers that redirect away from the page. */
  note?: string
  /** Called after a login that does not leave the page. */
  onSignedIn: (account: Account) => void
}

/** Login methods other than username and password that the server offers, if any. */
export function AlternativeLogins({ origin, originOwner, note, onSignedIn }: AlternativeLoginsProps) {
  const t = useT()
  const status = useStatus()
  const offered = PROVIDERS.filter((name) => providers[name].isOffered(status))
  const hasWechat = wechat.isOffered(status)
  if (offered.length === 0 && !hasWechat) return null
  return (
    <Stack isWide>
      <p className={classes.divider}>{t('oauth.or')}</p>
      {note && offered.length > 0 && <Text size="sm">{note}</Text>}
      {offered.map((name) => (
        <ProviderButton
          key={name}
          provider={name}
          intent="logIn"
          origin={origin}
          originOwner={originOwner}
          isWide
        />
      ))}
      {hasWechat && <WechatLogIn onSignedIn={onSignedIn} />}
    </Stack>
  )
}

const WechatDialog = lazyComponent(async () => (await import('#/parts/oauth/wechat-dialog')).WechatDialog)

/** Login with a WeChat code. */
function WechatLogIn({ onSignedIn }: { onSignedIn: (account: Account) => void }) {
  const t = useT()
  const isKnown = useAccount() !== undefined
  const [isOpen, setOpen] = useState(false)
  const logIn = useMutation(oauthMutations.wechatLogIn)
  const open = () => {
    logIn.reset()
    setOpen(true)
  }
  const submit = (code: string) => logIn.mutate({ code, isKnown }, { onSuccess: onSignedIn })
  return (
    <>
      <Button isWide onClick={open}>
        {t(wechat.button.logIn)}
      </Button>
      {isOpen && (
        <Suspense>
          <WechatDialog
            intent="logIn"
            busy={logIn.isPending}
            problem={toPublicFormProblem(logIn.error)}
            onSubmit={submit}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
