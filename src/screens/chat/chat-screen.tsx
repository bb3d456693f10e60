import { LinkButton } from '#/ui/button/link-button'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconMessageCircle from '@tabler/icons-react/icons/IconMessageCircle'
import { safeUrl } from '#/browser/urls'
import { fillLink, placeholdersOf } from '#/fields/address-text'
import { statusQueries, usableServerAddress } from '#/resources/status/status'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { Loading } from '#/ui/status/loading'
import { EmptyState } from '#/ui/status/empty-state'
import { ExternalFrame } from '#/ui/text/configured-content'
import { PageTitle } from '#/ui/text/page-title'

/** The configured chat page in an iframe, or the reason why there is none. */
export function ChatScreen() {
  const t = useT()
  const { isPending } = useQuery(statusQueries.current())
  const status = useStatus()
  const link = status.chat_link.trim()
  const { known, unknown } = placeholdersOf(link)
  const isForToken = known.includes('{key}') && unknown === undefined
  const server = usableServerAddress(status)
  const canFill = !isForToken && unknown === undefined && server !== undefined
  const address = canFill ? safeUrl('frame', fillLink(link, { key: '', address: server })) : undefined
  const isLoaded = link !== '' || !isPending
  return (
    <>
      <PageTitle hidden={address !== undefined}>{t('chat.menu')}</PageTitle>
      {address ? (
        <ExternalFrame key={address} address={address} title={t('chat.menu')} />
      ) : isLoaded ? (
        <NoChat reason={isForToken ? 'needsToken' : link === '' ? 'none' : 'refused'} />
      ) : (
        <Loading prompt={t('chat.menu')} />
      )}
    </>
  )
}

/** Says why there is no chat page. A link that is made for one token at a time is opened by the list of tokens. */
function NoChat({ reason }: { reason: 'needsToken' | 'none' | 'refused' }) {
  const t = useT()
  const isAdmin = isInAudience(useAccount(), 'admins')
  return (
    <EmptyState icon={IconMessageCircle}>
      <Text>{t(`chat.${reason}`)}</Text>
      {reason === 'needsToken' ? (
        <LinkButton variant="filled" to="/token">
          {t('common.tokens')}
        </LinkButton>
      ) : isAdmin ? (
        <LinkButton variant="filled" to="/setting" search={{ tab: 'operation' }}>
          {t('chat.configure')}
        </LinkButton>
      ) : (
        <Text>{t('chat.askAdmin')}</Text>
      )}
    </EmptyState>
  )
}
