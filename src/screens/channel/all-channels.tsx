import { LinkButton } from '#/ui/button/link-button'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconPlus from '@tabler/icons-react/icons/IconPlus'
import IconServer from '@tabler/icons-react/icons/IconServer'
import { channelQueries } from '#/resources/channel/channel'
import { ReadProblem } from '#/app/problem/read-problem'
import { LoadProgress } from '#/ui/grid/grid-status'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'

/** Every channel of the server, shared with the channel list: undefined until they are loaded. */
export function useAllChannels() {
  const query = useQuery(channelQueries.all())
  const { rest, rows } = query.data ?? {}
  return { query, channels: rest === 'coming' ? undefined : rows }
}

/** How far all channels are loaded, an error, or a button to go on. */
export function ChannelsStatus({ query, channels }: ReturnType<typeof useAllChannels>) {
  const t = useT()
  const { data, error, isFetching } = query
  const load = () => void query.refetch({ cancelRefetch: false })
  if (error) return <ReadProblem noun={t('coverage.noun')} error={error} onRetry={load} />
  if (!channels) return <LoadProgress loaded={data?.rows ?? []} pause={data?.pause} />
  return (
    data?.rest === 'left' && (
      <Button loading={isFetching} onClick={load}>
        {t('coverage.load')}
      </Button>
    )
  )
}

export function NoChannels() {
  const t = useT()
  return (
    <EmptyState icon={IconServer} title={t('coverage.empty')}>
      <p>{t('channel.empty')}</p>
      <LinkButton variant="filled" to="/channel/add" leftSection={<IconPlus aria-hidden />}>
        {t('channel.add')}
      </LinkButton>
    </EmptyState>
  )
}
