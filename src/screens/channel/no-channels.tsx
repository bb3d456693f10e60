import { LinkButton } from '#/ui/controls/button'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'

/** What a page over all channels shows on a server without channels. */
export function NoChannels() {
  const t = useT()
  return (
    <EmptyState icon="server" title={t('coverage.empty')}>
      <p>{t('channel.empty')}</p>
      <LinkButton variant="primary" to="/channel/add" icon={<Icon name="plus" />}>
        {t('channel.add')}
      </LinkButton>
    </EmptyState>
  )
}
