import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { ProviderButton } from '#/parts/oauth/provider-button'
import type { PlainKey } from '#/i18n/i18n'
import type { Profile } from '#/resources/account/account'
import { providers, wechat } from '#/resources/oauth/elsewhere'
import { PROVIDERS, type Elsewhere } from '#/resources/oauth/oauth'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { BindingRow } from './binding-row'
import { WechatBinding } from './wechat-binding'

/** The accounts elsewhere by which one can log in, as far as they are bound or the server offers them. */
export function ElsewhereBindings({ profile }: { profile: Profile }) {
  const status = useStatus()
  // What is bound is told even when the server offers it no more.
  const isShown = (one: Elsewhere) => one.isOffered(status) || one.boundId(profile) !== ''
  return (
    <>
      {PROVIDERS.filter((name) => isShown(providers[name])).map((name) => (
        <ElsewhereRow
          key={name}
          elsewhere={providers[name]}
          obstacle={providers[name].obstacle(status)}
          profile={profile}
        >
          <ProviderButton provider={name} intent="bind" />
        </ElsewhereRow>
      ))}
      {isShown(wechat) && (
        <ElsewhereRow elsewhere={wechat} profile={profile}>
          <WechatBinding before={profile.wechat_id} />
        </ElsewhereRow>
      )}
    </>
  )
}

interface RowProps {
  elsewhere: Elsewhere
  /** Why it cannot be bound though it is offered. */
  obstacle?: PlainKey
  profile: Profile
  /** The button that binds. */
  children: ReactNode
}

/** One of them; where it is not offered any more, its button is disabled with the reason. */
function ElsewhereRow({ elsewhere, obstacle, profile, children }: RowProps) {
  const t = useT()
  const reason = useId()
  const isOffered = elsewhere.isOffered(useStatus())
  const whyNot = isOffered ? obstacle : 'oauth.notOffered'
  const id = elsewhere.boundId(profile)
  const bound = id === '' ? t('oauth.unbound') : t(isOffered ? 'oauth.boundTo' : 'oauth.boundOnly', { id })
  return (
    <BindingRow
      name={t(elsewhere.name)}
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
          {t(elsewhere.button.bind)}
        </Button>
      )}
    </BindingRow>
  )
}
