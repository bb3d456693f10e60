import { ActionButton } from '#/ui/controls/action-button'
import { Text, Stack, Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import IconRefresh from '@tabler/icons-react/icons/IconRefresh'
import { formatCount } from '#/format/quota'
import { formatClockTime } from '#/format/timestamp'
import type { Channel } from '#/resources/channel/channel'
import { coverageFindings } from '#/resources/channel/coverage/coverage-findings'
import { coverageGroups, coverageMatrix } from '#/resources/channel/coverage/coverage-matrix'
import { groupQueries } from '#/resources/group/group'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries } from '#/resources/token/token'
import { useAllChannels, LoadProgress, NoChannels } from '#/screens/channel/all-channels'
import { ReadProblem } from '#/shell/problem/read-problem'
import { useT } from '#/ui/language/use-t'
import { PageTitle, TitleRow } from '#/ui/text/page-title'
import { CoverageFindings } from './coverage-findings'
import { CoverageTable } from './coverage-table'

/** Which channels serve which model for which group, and what is missing or probably wrong. */
export function CoverageScreen() {
  const t = useT()
  const all = useAllChannels()
  const { channels, loadAll } = all
  const isLoading = loadAll.state === 'running'
  const reload = channels && (
    <ActionButton
      busy={isLoading}
      leftSection={<IconRefresh aria-hidden />}
      onClick={() => loadAll.start(true)}
    >
      {t('grid.refresh')}
    </ActionButton>
  )
  return (
    <>
      {reload ? (
        <TitleRow title={t('coverage.title')}>{reload}</TitleRow>
      ) : (
        <PageTitle>{t('coverage.title')}</PageTitle>
      )}
      {loadAll.state === 'failed' && (
        <ReadProblem noun={t('coverage.noun')} error={loadAll.error} onRetry={() => loadAll.start()} />
      )}
      <LoadProgress all={all} />
      {channels && (
        <Coverage channels={channels} updatedAt={all.updatedAt} calls={isLoading ? 0 : all.calls} />
      )}
      {all.unreadable > 0 && (
        <Text c="dimmed">{t('coverage.unreadable', { n: formatCount(all.unreadable) })}</Text>
      )}
    </>
  )
}

interface Props {
  channels: readonly Channel[]
  /** In unix ms. */
  updatedAt: number
  calls: number
}

const NO_NAMES: readonly string[] = []

function Coverage({ channels, updatedAt, calls }: Props) {
  const t = useT()
  const groups = useQuery(groupQueries.all())
  const models = useQuery(modelQueries.all())
  const tokens = useQuery(tokenQueries.matching(''))
  const matrix = useMemo(() => coverageMatrix(channels), [channels])
  const columns = useMemo(() => coverageGroups(matrix, groups.data ?? NO_NAMES), [matrix, groups.data])
  const findings = useMemo(
    () =>
      coverageFindings({
        channels,
        matrix,
        groups: groups.data,
        knownModels: models.data,
        tokens: tokens.data?.rows ?? [],
      }),
    [channels, matrix, groups.data, models.data, tokens.data],
  )
  if (channels.length === 0) return <NoChannels />
  const counts = t('coverage.loaded', {
    channels: formatCount(channels.length),
    models: formatCount(matrix.size),
    groups: formatCount(columns.length),
  })
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {[
          counts,
          formatClockTime(updatedAt),
          ...(calls > 0 ? [t('coverage.calls', { n: formatCount(calls) })] : []),
        ].join(' · ')}
      </Text>
      {(groups.isError || models.isError || tokens.isError) && (
        <Alert color="orange" role="status">
          {t('coverage.partial')}
        </Alert>
      )}
      {!groups.isPending && !models.isPending && !tokens.isPending && (
        <CoverageFindings findings={findings} />
      )}
      <CoverageTable matrix={matrix} groups={columns} />
    </Stack>
  )
}
