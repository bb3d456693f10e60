import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { ProviderButton } from '#/parts/oauth/provider-button'
import type { StaticKey } from '#/i18n/i18n'
import type { Profile } from '#/resources/account/account'
import { providers, wechat } from '#/resources/oauth/providers'
import { PROVIDERS, type ExternalAccount } from '#/resources/oauth/oauth'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { BindingRow } from './binding-row'
import { WechatBinding } from './wechat-binding'

/** Login providers that are bound to the account or offered by the server. */
export function ExternalBindings({ profile }: { profile: Profile }) {
  const status = useStatus()
  // A bound account is listed even if the server no longer offers its provider.
  const isShown = (account: ExternalAccount) => account.isOffered(status) || account.boundId(profile) !== ''
  return (
    <>
      {PROVIDERS.filter((name) => isShown(providers[name])).map((name) => (
        <ExternalBindingRow
          key={name}
          account={providers[name]}
          disabledReason={providers[name].obstacle(status)}
          profile={profile}
        >
          <ProviderButton provider={name} intent="bind" />
        </ExternalBindingRow>
      ))}
      {isShown(wechat) && (
        <ExternalBindingRow account={wechat} profile={profile}>
          <WechatBinding before={profile.wechat_id} />
        </ExternalBindingRow>
      )}
    </>
  )
}

interface RowProps {
  account: ExternalAccount
  /** Reason why an offered provider cannot be bound. */
  disabledReason?: StaticKey
  profile: Profile
  /** Button that binds the account. */
  children: ReactNode
}

/** Row of one provider. If it is no longer offered, its button is disabled with the reason. */
function ExternalBindingRow({ account, disabledReason, profile, children }: RowProps) {
  const t = useT()
  const reason = useId()
  const isOffered = account.isOffered(useStatus())
  const whyNot = isOffered ? disabledReason : 'oauth.notOffered'
  const id = account.boundId(profile)
  const bound = id === '' ? t('oauth.unbound') : t(isOffered ? 'oauth.boundTo' : 'oauth.boundOnly', { id })
  return (
    <BindingRow
      name={t(account.name)}
      state={
        <>
          {bound}
          {whyNot && <span id={reason}> · {t(whyNot)}</span>}
        </>
      }
    >
      {whyNot === undefined ? (
        children
      ) : (
        <Button type="button" variant="default" aria-disabled data-disabled aria-describedby={reason}>
          {t(account.button.bind)}
        </Button>
      )}
    </BindingRow>
  )
}
