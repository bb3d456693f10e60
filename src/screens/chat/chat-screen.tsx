import { useQuery } from '@tanstack/react-query'
import { safeUrl } from '#/browser/urls'
import { statusQueries } from '#/resources/status/status'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { LinkButton } from '#/ui/controls/button'
import { useT } from '#/ui/language/use-t'
import { Loading } from '#/ui/status/loading'
import { StateCard } from '#/ui/status/state-card'
import { ExternalFrame } from '#/ui/text/configured-content'
import { PageTitle } from '#/ui/text/page-title'
import { Text } from '#/ui/text/text'

/** The configured chat page in an iframe, or the reason why there is none. */
export function ChatScreen() {
  const t = useT()
  const { isPending } = useQuery(statusQueries.current())
  const link = useStatus().chat_link.trim()
  const address = safeUrl('frame', link)
  const isLoaded = link !== '' || !isPending
  return (
    <>
      <PageTitle hidden={address !== undefined}>{t('chat.menu')}</PageTitle>
      {address ? (
        <ExternalFrame key={address} address={address} title={t('chat.menu')} />
      ) : isLoaded ? (
        <NoChat isRefused={link !== ''} />
      ) : (
        <Loading prompt={t('chat.menu')} />
      )}
    </>
  )
}

function NoChat({ isRefused }: { isRefused: boolean }) {
  const t = useT()
  const isAdmin = isInAudience(useAccount(), 'admins')
  return (
    <StateCard icon="chat">
      <Text>{t(isRefused ? 'chat.refused' : 'chat.none')}</Text>
      {isAdmin ? (
        <LinkButton variant="primary" to="/setting" search={{ tab: 'operation' }}>
          {t('chat.configure')}
        </LinkButton>
      ) : (
        <Text>{t('chat.askAdmin')}</Text>
      )}
    </StateCard>
  )
}
