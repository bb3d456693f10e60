import { Divider, Stack } from '@mantine/core'
import '@mantine/core/styles/Divider.layer.css'
import { ProviderButton } from '#/parts/oauth/provider-button'
import { providers, wechat } from '#/resources/oauth/elsewhere'
import { PROVIDERS } from '#/resources/oauth/oauth'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { WechatLogIn } from './wechat-log-in'

/** The ways in besides name and password that this server offers; nothing where it offers none. */
export function OtherWays({ origin }: { origin?: string }) {
  const t = useT()
  const status = useStatus()
  const offered = PROVIDERS.filter((name) => providers[name].isOffered(status))
  const hasWechat = wechat.isOffered(status)
  if (offered.length === 0 && !hasWechat) return null
  return (
    <Stack gap="xs">
      <Divider label={t('oauth.or')} />
      {offered.map((name) => (
        <ProviderButton key={name} provider={name} intent="logIn" origin={origin} fullWidth />
      ))}
      {hasWechat && <WechatLogIn />}
    </Stack>
  )
}
