import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNotFound } from '#/http/failure'
import type { Channel } from '#/resources/channel/channel'
import { channelQueries } from '#/resources/channel/channel-queries'
import { useInitialRecord } from '#/shell/form/use-initial-record'
import { RecordNotFound } from '#/shell/problem/record-not-found'
import { ReadProblem } from '#/shell/problem/read-problem'
import { Loading } from '#/ui/status/loading'
import { useT } from '#/ui/language/use-t'

interface Props {
  id: number
  children: (channel: Channel) => ReactNode
}

/**
 * Renders `children` once the channel is fetched. A form without its record could overwrite stored values
 * (FM-R11).
 */
export function WithChannelRecord({ id, children }: Props) {
  const t = useT()
  const channel = useQuery(channelQueries.one(id))
  const seed = useInitialRecord(channel)
  if (seed) return children(seed)
  if (!channel.isError) return <Loading prompt={t('channel.noun')} />
  if (isNotFound(channel.error))
    return <RecordNotFound noun={t('channel.noun')} error={channel.error} list="/channel" />
  return <ReadProblem noun={t('channel.noun')} error={channel.error} onRetry={() => void channel.refetch()} />
}
