import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/resources/account/account-queries'
import type { Profile } from '#/resources/account/account'
import { providers, wechat } from '#/resources/oauth/elsewhere'
import { PROVIDERS, type Elsewhere } from '#/resources/oauth/oauth'
import { ProviderButton } from '#/parts/oauth/provider-button'
import { useStatus } from '#/session/use-status'
import { ReadProblem } from '#/shell/problem/read-problem'
import { Loading } from '#/ui/feedback/loading'
import { useT } from '#/ui/language/use-t'
import { BindingRow } from './binding-row'
import { WechatBinding } from './wechat-binding'

/** The accounts elsewhere that are bound, or can be, as the server keeps them. */
export function OAuthBindings() {
  const t = useT()
  const self = useQuery(accountQueries.self())
  return (
    <Stack component="section" gap="sm" aria-labelledby="bindings">
      <div>
        <Title order={2} id="bindings">
          {t('oauth.bindings')}
        </Title>
        <Text c="dimmed" size="sm">
          {t('oauth.bindings.hint')}
        </Text>
      </div>
      {self.data ? (
        <Rows profile={self.data} />
      ) : self.isError ? (
        <ReadProblem what={t('oauth.bindings.noun')} error={self.error} onRetry={() => void self.refetch()} />
      ) : (
        <Loading prompt={t('oauth.bindings.noun')} />
      )}
    </Stack>
  )
}

function Rows({ profile }: { profile: Profile }) {
  const t = useT()
  const status = useStatus()
  // What is bound is told even when the server offers it no more.
  const isShown = (one: Elsewhere) => one.isOffered(status) || one.boundId(profile) !== ''
  const shown = PROVIDERS.filter((name) => isShown(providers[name]))
  const hasWechat = isShown(wechat)
  if (shown.length === 0 && !hasWechat) return <Text>{t('oauth.bindings.none')}</Text>
  return (
    <div>
      {shown.map((name) => (
        <BindingRow key={name} elsewhere={providers[name]} profile={profile}>
          <ProviderButton provider={name} intent="bind" />
        </BindingRow>
      ))}
      {hasWechat && (
        <BindingRow elsewhere={wechat} profile={profile}>
          <WechatBinding before={profile.wechat_id} />
        </BindingRow>
      )}
    </div>
  )
}
