import { Link } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { formatCount } from '#/format/quota'
import { t } from '#/i18n/i18n'
import type { Channel } from '#/resources/channel/channel'
import { modelsLostBy } from '#/resources/channel/coverage/lost-models'

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
