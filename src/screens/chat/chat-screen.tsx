import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { safeUrl } from '#/browser/safe-url'
import { statusQueries } from '#/resources/status/status-queries'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/use-account'
import { useStatus } from '#/session/use-status'
import { Loading } from '#/ui/status/loading'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import { ExternalFrame } from '#/ui/text/configured-content'
import { PageTitle } from '#/ui/text/page-title'

/** The configured chat page in an iframe, or the reason why there is none. */
export function ChatScreen() {
  const t = useT()
  const { isPending } = useQuery(statusQueries.current())
  const link = useStatus().chat_link.trim()
  const address = safeUrl('frame', link)
  const isLoaded = link !== '' || !isPending
  return (
    <>
      <PageTitle hidden={address !== undefined}>{t('shell.menu.chat')}</PageTitle>
      {address ? (
        <ExternalFrame key={address} address={address} title={t('shell.menu.chat')} />
      ) : isLoaded ? (
        <NoChat isRefused={link !== ''} />
      ) : (
        <Loading prompt={t('shell.menu.chat')} />
      )}
    </>
  )
}

function NoChat({ isRefused }: { isRefused: boolean }) {
  const t = useT()
  const isAdmin = isInAudience(useAccount(), 'admins')
  return (
    <Stack align="flex-start">
      <Text>{t(isRefused ? 'chat.refused' : 'chat.none')}</Text>
      {isAdmin ? (
        <ButtonLink to="/setting" search={{ tab: 'operation' }}>
          {t('chat.configure')}
        </ButtonLink>
      ) : (
        <Text>{t('chat.askAdmin')}</Text>
      )}
    </Stack>
  )
}
