import { ActionButton } from '#/ui/button/action-button'
import { Text, Stack, Alert } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import IconRefresh from '@tabler/icons-react/icons/IconRefresh'
import { formatCount } from '#/format/quota'
import { localTime } from '#/format/timestamp'
import type { Channel } from '#/resources/channel/channel'
import { pricedModels } from '#/resources/option/ratio-map'
import { coverageFindings } from '#/resources/channel/coverage/coverage-findings'
import { coverageGroups, coverageMatrix } from '#/resources/channel/coverage/coverage-matrix'
import { groupQueries } from '#/resources/group/group'
import { EVERY_ENTRY } from '#/resources/log/log-filter'
import { closedPeriod, nameSampleQuery } from '#/resources/log/sums'
import { modelQueries } from '#/resources/model/model'
import { optionQueries } from '#/resources/option/option'
import { tokenQueries } from '#/resources/token/token'
import { useAllChannels, ChannelsStatus, NoChannels } from '../all-channels'
import { isRoot } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useServerSeconds } from '#/app/server-time'
import { useT } from '#/ui/language/use-t'
import { TitleRow } from '#/ui/text/page-title'
import { ChannelTabs } from '../channel-tabs'
import { CoverageFindings } from './coverage-findings'
import { CoverageTable } from './coverage-table'

export function CoverageScreen() {
  const t = useT()
  const all = useAllChannels()
  const { query, channels } = all
  const { isFetching, refetch, dataUpdatedAt, data: { unreadable = 0 } = {} } = query
  const reload = channels && (
    <ActionButton
      busy={isFetching}
      leftSection={<IconRefresh aria-hidden />}
      onClick={() => void refetch({ cancelRefetch: false })}
    >
      {t('grid.refresh')}
    </ActionButton>
  )
  return (
    <>
      <TitleRow title={t('coverage.title')}>
        {reload}
        <ChannelTabs />
      </TitleRow>
      <ChannelsStatus {...all} />
      {channels && <Coverage channels={channels} updatedAt={dataUpdatedAt} />}
      {unreadable > 0 && <Text c="dimmed">{t('coverage.unreadable', { n: formatCount(unreadable) })}</Text>}
    </>
  )
}

const NO_NAMES: readonly string[] = []

function Coverage({ channels, updatedAt }: { channels: readonly Channel[]; updatedAt: number }) {
  const t = useT()
  const groups = useQuery(groupQueries.all())
  const models = useQuery(modelQueries.all())
  const tokens = useQuery(tokenQueries.matching(''))
  const matrix = useMemo(() => coverageMatrix(channels), [channels])
  const columns = useMemo(() => coverageGroups(matrix, groups.data ?? NO_NAMES), [matrix, groups.data])
  const account = useAccount()
  const options = useQuery({ ...optionQueries.all(), enabled: account !== undefined && isRoot(account) })
  const { usedModels, isSettled } = useModelsOfWeek()
  const findings = useMemo(
    () =>
      coverageFindings({
        channels,
        matrix,
        groups: groups.data,
        knownModels: models.data,
        tokens: tokens.data?.rows ?? [],
        priced: options.data && new Set(pricedModels(options.data)),
        usedModels,
      }),
    [channels, matrix, groups.data, models.data, tokens.data, options.data, usedModels],
  )
  const reads = [groups, models, tokens, options]
  const isPartial = reads.some(({ isError }) => isError)
  if (channels.length === 0) return <NoChannels />
  const counts = t('coverage.loaded', {
    channels: formatCount(channels.length),
    models: formatCount(matrix.size),
    groups: formatCount(columns.length),
  })
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {[counts, localTime(updatedAt)].join(' · ')}
      </Text>
      {isPartial && (
        <Alert color="orange" role="status">
          {t('coverage.partial')}
        </Alert>
      )}
      {isSettled && reads.every(({ isLoading }) => !isLoading) && (
        <CoverageFindings findings={findings} isComplete={!isPartial && usedModels !== undefined} />
      )}
      <CoverageTable matrix={matrix} groups={columns} />
    </Stack>
  )
}

const WEEK_DAYS = 7
/** A slow log does not keep an outage from being shown. */
const PATIENCE_MS = 3000

/** The models of the last seven days, the most used first, as far as a sample of the log has them. */
function useModelsOfWeek() {
  const [openedAt] = useState(Date.now)
  const bounds = closedPeriod(WEEK_DAYS, useServerSeconds(openedAt))
  const sample = useQuery(nameSampleQuery({ scope: 'all', filter: EVERY_ENTRY, bounds }))
  const [isLate, setLate] = useState(false)
  useTimeout(() => setLate(true), PATIENCE_MS, { autoInvoke: true })
  return { usedModels: sample.data?.model_name, isSettled: !sample.isPending || isLate }
}
