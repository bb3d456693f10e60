import { Divider, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Divider.layer.css'
import { ProviderButton } from '#/parts/oauth/provider-button'
import { providers, wechat } from '#/resources/oauth/providers'
import type { Account } from '#/resources/account/account'
import { PROVIDERS } from '#/resources/oauth/oauth'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { WechatLogIn } from './wechat-log-in'

interface Props {
  /** Where to go after signing in by a provider, which leads away from here. */
  origin?: string
  /** Whose page that is, when their session ended there. */
  originOwner?: number
  /** What is said of the ways that lead away. */
  note?: string
  /** Called for who signed in without leaving the page. */
  onSignedIn: (account: Account) => void
}

/** The ways in besides name and password that this server offers; nothing where it offers none. */
export function AlternativeLogins({ origin, originOwner, note, onSignedIn }: Props) {
  const t = useT()
  const status = useStatus()
  const offered = PROVIDERS.filter((name) => providers[name].isOffered(status))
  const hasWechat = wechat.isOffered(status)
  if (offered.length === 0 && !hasWechat) return null
  return (
    <Stack gap="xs">
      <Divider label={t('oauth.or')} />
      {note && offered.length > 0 && <Text size="sm">{note}</Text>}
      {offered.map((name) => (
        <ProviderButton
          key={name}
          provider={name}
          intent="logIn"
          origin={origin}
          originOwner={originOwner}
          fullWidth
        />
      ))}
      {hasWechat && <WechatLogIn onSignedIn={onSignedIn} />}
    </Stack>
  )
}
