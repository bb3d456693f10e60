import { LinkButton } from '#/ui/button/link-button'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconPlus from '@tabler/icons-react/icons/IconPlus'
import IconServer from '@tabler/icons-react/icons/IconServer'
import { formatCount } from '#/format/quota'
import { channelQueries } from '#/resources/channel/channel'
import { ReadProblem } from '#/app/problem/read-problem'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'
import { PauseCountdown } from '#/ui/status/pause-countdown'

/** Every channel of the server, shared with the channel list. */
export function useAllChannels() {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(channelQueries.all())
  return {
    /** Undefined until they are loaded, and while a page shows how far. */
    channels: data?.rest === 'coming' ? undefined : data?.rows,
    loaded: data?.rows ?? NO_CHANNELS,
    /** Whether the server has more than are read until somebody asks. */
    isCut: data?.rest === 'left',
    pause: data?.pause,
    /** Rows that could not be parsed. */
    unreadable: data?.unreadable ?? 0,
    /** In unix ms. */
    updatedAt: dataUpdatedAt,
    isFetching,
    error,
    refetch: () => void refetch({ cancelRefetch: false }),
  }
}

const NO_CHANNELS: never[] = []

/** How far all channels are loaded, an error, or a button to go on. */
export function ChannelsStatus({ all }: { all: ReturnType<typeof useAllChannels> }) {
  const t = useT()
  if (all.error) return <ReadProblem noun={t('coverage.noun')} error={all.error} onRetry={all.refetch} />
  if (!all.channels) {
    const count = t('grid.countSoFar', { n: formatCount(all.loaded.length) })
    return (
      <Group>
        <progress aria-label={t('grid.loadingAll')} aria-valuetext={count} />
        <span>{count}</span>
        {all.pause && <PauseCountdown key={all.pause.at} seconds={all.pause.seconds} />}
      </Group>
    )
  }
  return (
    all.isCut && (
      <Button loading={all.isFetching} onClick={all.refetch}>
        {t('coverage.load')}
      </Button>
    )
  )
}

/** What a page over all channels shows on a server without channels. */
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
