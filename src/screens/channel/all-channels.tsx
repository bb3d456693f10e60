import { LinkButton } from '#/ui/button/link-button'
import { Group, Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import IconPlus from '@tabler/icons-react/icons/IconPlus'
import IconServer from '@tabler/icons-react/icons/IconServer'
import { retryDelayOf } from '#/http/failure'
import { PAGE_SIZE } from '#/http/rows'
import { type Channel, channelQueries } from '#/resources/channel/channel'
import type { ListQuery } from '#/ui/grid/grid-page'
import { useLoadAll, type LoadAll } from '#/ui/grid/use-load-all'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'
import { PauseCountdown } from '#/ui/status/pause-countdown'

/** Number of channels and calls while all channels are loaded, with a button to stop, or to go on. */
export function LoadProgress({ all }: { all: ReturnType<typeof useAllChannels> }) {
  const t = useT()
  const { channels, calls, loadAll } = all
  if (loadAll.state === 'failed' || (channels && loadAll.state !== 'running')) return null
  if (loadAll.state !== 'running')
    return <Button onClick={() => loadAll.start()}>{t('coverage.load')}</Button>
  const { announcedRows, rows, pause } = loadAll
  return (
    <Group>
      <progress aria-label={t('grid.loadingAll')} aria-valuetext={t('grid.count', { n: announcedRows })} />
      <span>{t('coverage.loading', { n: rows, calls })}</span>
      {pause !== undefined && <PauseCountdown key={pause.at} seconds={pause.seconds} />}
      <Button size="xs" onClick={loadAll.stop}>
        {t('grid.loadAll.cancel')}
      </Button>
    </Group>
  )
}

const LIST = 'every channel'
const rowId = ({ id }: Channel) => String(id)

/** Every channel of the server, shared with the channel list. */
interface AllChannels {
  /** Undefined until they are loaded. */
  channels: readonly Channel[] | undefined
  /** Rows that could not be parsed. */
  unreadable: number
  /** In unix ms. */
  updatedAt: number
  /** Requests of the current or last run; 0 when the channels were loaded before. */
  calls: number
  loadAll: LoadAll
}

/**
 * Loads all channels when they are not loaded yet, or outdated by a write: with one request, or page by page where the server
 * allows no other.
 */
export function useAllChannels(): AllChannels {
  const cache = useQueryClient()
  const stored = useQuery(channelQueries.all())
  const [calls, setCalls] = useState(0)
  const counted = (query: ListQuery<Channel>): ListQuery<Channel> => ({
    ...query,
    queryFn: (context) => {
      setCalls((n) => n + 1)
      if (!query.queryFn) throw new Error('a query without a function')
      return query.queryFn(context)
    },
  })
  const loadAll = useLoadAll<Channel>({
    page: (p) => counted(channelQueries.page(p)),
    fetchAllQuery: counted(channelQueries.matching('')),
    // A search with fewer results may be one page of a server that pages its searches too.
    isAllRows: (rows) => rows > PAGE_SIZE,
    rowId,
    cacheKey: channelQueries.all().queryKey,
    list: LIST,
    retryDelayOf,
    // The effect below starts it, with a count of its calls.
    wanted: false,
  })
  const start = (force?: boolean) => {
    setCalls(0)
    loadAll.start(force)
  }
  const isMissing = stored.data === undefined
  useEffect(() => {
    const isOutdated = cache.getQueryState(channelQueries.all().queryKey)?.isInvalidated === true
    if (isMissing || isOutdated) start(isOutdated)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the component is mounted
  }, [])
  return {
    channels: stored.data?.rows,
    unreadable: stored.data?.unreadable ?? 0,
    updatedAt: stored.dataUpdatedAt,
    calls,
    loadAll: { ...loadAll, start },
  }
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
