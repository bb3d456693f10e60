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

/** The accounts elsewhere by which one can log in, as far as they are bound or the server offers them. */
export function ExternalBindings({ profile }: { profile: Profile }) {
  const status = useStatus()
  // What is bound is told even when the server offers it no more.
  const isShown = (one: ExternalAccount) => one.isOffered(status) || one.boundId(profile) !== ''
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
  /** Why it cannot be bound though it is offered. */
  disabledReason?: StaticKey
  profile: Profile
  /** The button that binds. */
  children: ReactNode
}

/** One of them; where it is not offered any more, its button is disabled with the reason. */
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
