import { ActionButton } from '#/ui/button/action-button'
import { Text, Stack, Alert } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import IconRefresh from '@tabler/icons-react/icons/IconRefresh'
import { formatCount } from '#/format/quota'
import { formatClockTime } from '#/format/timestamp'
import { useSums } from '#/parts/sums'
import type { Channel } from '#/resources/channel/channel'
import { pricedModels } from '#/resources/option/ratio-map'
import { coverageFindings } from '#/resources/channel/coverage/coverage-findings'
import {
  coverageGroups,
  coverageMatrix,
  type CoverageMatrix,
} from '#/resources/channel/coverage/coverage-matrix'
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
import { CoverageFindings } from './coverage-findings'
import { CoverageTable } from './coverage-table'

/** Which channels serve which model for which group, and what is missing or probably wrong. */
export function CoverageScreen() {
  const t = useT()
  const all = useAllChannels()
  const { channels, isFetching, refetch } = all
  const reload = channels && (
    <ActionButton busy={isFetching} leftSection={<IconRefresh aria-hidden />} onClick={refetch}>
      {t('grid.refresh')}
    </ActionButton>
  )
  return (
    <>
      <TitleRow title={t('coverage.title')}>{reload}</TitleRow>
      <ChannelsStatus all={all} />
      {channels && <Coverage channels={channels} updatedAt={all.updatedAt} />}
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
}

const NO_NAMES: readonly string[] = []

function Coverage({ channels, updatedAt }: Props) {
  const t = useT()
  const groups = useQuery(groupQueries.all())
  const models = useQuery(modelQueries.all())
  const tokens = useQuery(tokenQueries.matching(''))
  const matrix = useMemo(() => coverageMatrix(channels), [channels])
  const columns = useMemo(() => coverageGroups(matrix, groups.data ?? NO_NAMES), [matrix, groups.data])
  const account = useAccount()
  const options = useQuery({ ...optionQueries.all(), enabled: account !== undefined && isRoot(account) })
  const week = useLastWeek(matrix)
  const findings = useMemo(
    () =>
      coverageFindings({
        channels,
        matrix,
        groups: groups.data,
        knownModels: models.data,
        tokens: tokens.data?.rows ?? [],
        priced: options.data && new Set(pricedModels(options.data)),
        consumption: week.consumption,
      }),
    [channels, matrix, groups.data, models.data, tokens.data, options.data, week.consumption],
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
        {[counts, formatClockTime(updatedAt)].join(' · ')}
      </Text>
      {(groups.isError || models.isError || tokens.isError || options.isError) && (
        <Alert color="orange" role="status">
          {t('coverage.partial')}
        </Alert>
      )}
      {!groups.isPending &&
        !models.isPending &&
        !tokens.isPending &&
        !options.isLoading &&
        week.isSettled && <CoverageFindings findings={findings} consumption={week.consumption} />}
      <CoverageTable matrix={matrix} groups={columns} />
    </Stack>
  )
}

const WEEK_DAYS = 7
/** Models of findings whose consumption is asked for: each is a call, but only once a day. */
const MAX_SUMS = 12
/** A slow log does not keep an outage from being shown; the findings then stay in the order they have. */
const PATIENCE_MS = 3000

/** What the models of the findings consumed in the last seven days, as far as a sample of the log has them. */
function useLastWeek(matrix: CoverageMatrix) {
  const [openedAt] = useState(Date.now)
  const bounds = closedPeriod(WEEK_DAYS, useServerSeconds(openedAt))
  const sample = useQuery(nameSampleQuery({ scope: 'all', filter: EVERY_ENTRY, bounds }))
  const models = sample.data?.model_name
  const names = useMemo(
    () => (models ?? NO_NAMES).filter((model) => !isServedTwice(matrix, model)).slice(0, MAX_SUMS),
    [models, matrix],
  )
  const batch = useSums(
    names.map((model_name) => ({ scope: 'all', filter: { ...EVERY_ENTRY, model_name }, bounds })),
  )
  const isKnown = models !== undefined && batch.missing === 0
  const [isLate, setLate] = useState(false)
  const [settled, setSettled] = useState<'known' | 'unknown'>()
  useTimeout(() => setLate(true), PATIENCE_MS, { autoInvoke: true })
  const hasFailed = sample.isError || batch.error !== undefined
  if (settled === undefined && (isKnown || hasFailed || isLate)) setSettled(isKnown ? 'known' : 'unknown')
  const sums = isKnown && settled === 'known' ? batch.sums.join() : undefined
  const consumption = useMemo(
    () =>
      sums === undefined ? undefined : new Map(names.map((name, at) => [name, Number(sums.split(',')[at])])),
    [names, sums],
  )
  return { consumption, isSettled: settled !== undefined }
}

/** Whether the model is safe: two enabled channels serve it for every group that has it. */
function isServedTwice(matrix: CoverageMatrix, model: string): boolean {
  const cells = [...(matrix.get(model)?.values() ?? [])]
  return cells.length > 0 && cells.every(({ enabled }) => enabled.length > 1)
}
