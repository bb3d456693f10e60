import { ActionButton } from '#/ui/button/action-button'
import { Box, Button, Group, Text } from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { StaticKey } from '#/i18n/i18n'
import { ProviderButton } from '#/parts/oauth/provider-button'
import { WechatButton } from '#/parts/oauth/wechat-button'
import { type Profile, accountQueries } from '#/resources/account/account'
import { bindingMutations } from '#/resources/account/settings-mutations'
import { PROVIDERS, type ExternalAccount, type ProviderName } from '#/resources/oauth/oauth'
import { providers, unavailableReason, wechat } from '#/resources/oauth/providers'
import { useStatus } from '#/session/use-status'
import { queryState } from '#/app/problem/read-problem'
import { toFormProblem } from '#/app/problem/to-form-problem'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { SettingCard } from '../setting-card'

export function BindingsCard() {
  const t = useT()
  const self = useQuery(accountQueries.self())
  return (
    <SettingCard title={t('boundAccounts.title')}>
      {self.data ? (
        <>
          <EmailBinding email={self.data.email} />
          <ExternalBindings profile={self.data} />
        </>
      ) : (
        queryState(self, t('profile.noun'))
      )}
    </SettingCard>
  )
}

function BindingRow({ name, state, children }: { name: string; state: ReactNode; children: ReactNode }) {
  return (
    <Group gap="var(--gc-space-2) var(--gc-space-4)" justify="space-between" w="100%">
      <Box flex="1 1 var(--gc-length-12)" miw={0}>
        <Text fw={600}>{name}</Text>
        <Text component="div" size="sm" c="dimmed">
          {state}
        </Text>
      </Box>
      {children}
    </Group>
  )
}

const EmailDialog = lazyPart(async () => (await import('./email-dialog')).EmailDialog)

function EmailBinding({ email }: { email: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BindingRow
        name={t('common.email')}
        state={
          <>
            <bdi>{email || t('common.notBound')}</bdi> · {t('personal.email.hint')}
          </>
        }
      >
        <Button onClick={() => setOpen(true)}>{t('personal.email.bind')}</Button>
      </BindingRow>
      {isOpen && <EmailDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ExternalBindings({ profile }: { profile: Profile }) {
  const status = useStatus()
  const bind = useMutation(bindingMutations.wechat)
  // A bound account is listed even if the server no longer offers its provider.
  const isShown = (account: ExternalAccount) => account.isOffered(status) || account.boundId(profile) !== ''
  return (
    <>
      {PROVIDERS.filter((name) => isShown(providers[name])).map((name) => (
        <ExternalBindingRow
          key={name}
          name={name}
          account={providers[name]}
          disabledReason={unavailableReason(providers[name], status)}
          profile={profile}
        >
          <ProviderButton provider={name} intent="bind" />
        </ExternalBindingRow>
      ))}
      {isShown(wechat) && (
        <ExternalBindingRow name="wechat" account={wechat} profile={profile}>
          <WechatButton
            intent="bind"
            mutation={bind}
            problem={toFormProblem(bind.error)}
            onSubmit={(code, close) => bind.mutate({ code, before: profile.wechat_id }, { onSuccess: close })}
          />
        </ExternalBindingRow>
      )}
    </>
  )
}

interface RowProps {
  name: ProviderName | 'wechat'
  account: ExternalAccount
  disabledReason?: StaticKey
  profile: Profile
  children: ReactNode
}

/** Row of one provider. If it is no longer offered, its button is disabled with the reason. */
function ExternalBindingRow({ name, account, disabledReason, profile, children }: RowProps) {
  const t = useT()
  const isOffered = account.isOffered(useStatus())
  const whyNot = isOffered ? disabledReason : 'oauth.notOffered'
  const id = account.boundId(profile)
  const bound = id === '' ? t('oauth.unbound') : t(isOffered ? 'oauth.boundTo' : 'oauth.boundOnly', { id })
  return (
    <BindingRow name={t(`oauth.${name}`)} state={[bound, whyNot && t(whyNot)].filter(Boolean).join(' · ')}>
      {whyNot === undefined ? (
        children
      ) : (
        <ActionButton disabledReason={t(whyNot)}>{t(`oauth.bind.${name}`)}</ActionButton>
      )}
    </BindingRow>
  )
}
