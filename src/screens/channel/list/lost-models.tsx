import { Alert } from '@mantine/core'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { channelQueries, type Channel } from '#/resources/channel/channel'
import { channelWith } from '#/resources/channel/channel-edits'
import {
  everyChannel,
  isEveryChannel,
  lostModels,
  modelsLostBy,
} from '#/resources/channel/coverage/lost-models'
import { wholeOf } from '#/resources/whole-list'
import type { JobStart } from '#/app/jobs/jobs'
import { useT } from '#/ui/language/use-t'

const NAMES = 5

/** The first names, and how many more there are. */
function listText(models: readonly string[]): string {
  const rest = models.length - NAMES
  const names = models.slice(0, NAMES).join(', ')
  return rest > 0 ? `${names} ${t('coverage.more', { n: formatCount(rest) })}` : names
}

/** Says which models lost their last channel when these were disabled, with a link to the coverage; undefined for none. */
export async function lostModelsNote(cache: QueryClient, disabled: readonly Channel[]) {
  const models = await modelsLostBy(cache, disabled)
  if (models.length === 0) return undefined
  const link = (
    <Link to="/channel/coverage" preload={false}>
      {t('coverage.title')}
    </Link>
  )
  return { text: t('coverage.lost', { models: listText(models) }), link }
}

/** Says which models would lose their last channel; undefined for none. */
export async function lossWarning(
  cache: QueryClient,
  disabled: readonly Channel[],
): Promise<string | undefined> {
  const models = await modelsLostBy(cache, disabled)
  return models.length === 0 ? undefined : t('coverage.wouldLose', { models: listText(models) })
}

/** All channels: those of the list, else by one call. */
export function useEveryChannel(isAsked: boolean) {
  const listed = useQuery({ ...channelQueries.all(), enabled: false })
  const read = useQuery({
    ...everyChannel(),
    enabled: isAsked && wholeOf(listed.data) === undefined,
    // An edit must not wait for it, nor fail with it.
    meta: { errorHandledBy: 'caller' },
  })
  return wholeOf(listed.data) ? listed : read
}

interface Props {
  /** The channels of the edit, as they are. */
  channels: readonly Channel[]
  /** What the edit changes now. */
  changes: JobStart['items']
}

/** Warns which models an edit of many channels would leave without a channel. */
export function LossWarning({ channels, changes }: Props) {
  const text = useT()
  const values = new Map(changes.map(({ id, change }) => [id, change?.to]))
  const before = channels.filter(({ id }) => {
    const to = values.get(id)
    return to !== undefined && ('status' in to || 'models' in to || 'group' in to)
  })
  const isAsked = before.length > 0
  const { data: all } = useEveryChannel(isAsked)
  if (!isAsked || !all || !isEveryChannel(all)) return null
  const ids = new Set(before.map(({ id }) => id))
  const others = all.rows.filter(({ id }) => !ids.has(id))
  const after = before.map((channel) => channelWith(channel, values.get(channel.id) ?? {}))
  const models = lostModels(others, before, after)
  return (
    models.length > 0 && (
      <Alert color="orange" role="status">
        {text('coverage.wouldLose', { models: listText(models) })}
      </Alert>
    )
  )
}
