import { Alert } from '@mantine/core'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { channelQueries, everyChannel, type Channel } from '#/resources/channel/channel'
import { channelWith } from '#/resources/channel/channel-edits'
import { lostModels, modelsLostBy } from '#/resources/channel/coverage/lost-models'
import { wholeOf } from '#/resources/whole-list'
import type { JobStart } from '#/app/jobs/jobs'

const NAMES = 5

function lossText(key: 'coverage.lost' | 'coverage.wouldLose', models: readonly string[]) {
  if (models.length === 0) return undefined
  const names = models.slice(0, NAMES).join(', ')
  const rest = models.length - NAMES
  return t(key, { models: rest > 0 ? `${names} ${t('common.more', { n: formatCount(rest) })}` : names })
}

/** Says which models lost their last channel when these were disabled, with a link to the coverage; undefined for none. */
export async function lostModelsNote(cache: QueryClient, disabled: readonly Channel[]) {
  const text = lossText('coverage.lost', await modelsLostBy(cache, disabled))
  const link = (
    <Link to="/channel/coverage" preload={false}>
      {t('coverage.title')}
    </Link>
  )
  return text === undefined ? undefined : { text, link }
}

/** Says which models would lose their last channel; undefined for none. */
export const lossWarning = async (cache: QueryClient, disabled: readonly Channel[]) =>
  lossText('coverage.wouldLose', await modelsLostBy(cache, disabled))

/** All channels: those of the list, else by one call. */
export function useEveryChannel(isAsked: boolean) {
  const listed = useQuery({ ...channelQueries.all(), enabled: false })
  const isListed = wholeOf(listed.data) !== undefined
  // An edit must not wait for it, nor fail with it.
  const read = useQuery({ ...everyChannel(), enabled: isAsked && !isListed })
  return isListed ? listed : read
}

interface Props {
  channels: readonly Channel[]
  changes: JobStart['items']
}

/** Warns which models an edit of many channels would leave without a channel. */
export function LossWarning({ channels, changes }: Props) {
  const values = new Map(changes.map(({ id, change }) => [id, change?.to ?? {}]))
  const before = channels.filter(({ id }) =>
    ['status', 'models', 'group'].some((name) => name in (values.get(id) ?? {})),
  )
  const { data: all } = useEveryChannel(before.length > 0)
  const after = before.map((channel) => channelWith(channel, values.get(channel.id) ?? {}))
  const text = all && lossText('coverage.wouldLose', lostModels(all, before, after))
  return (
    text !== undefined && (
      <Alert color="orange" role="status">
        {text}
      </Alert>
    )
  )
}
