import { Box } from '@mantine/core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#/http/failure'
import { useBatchedQueries, useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { withFilterValue } from '#/resources/log/log-breakdown'
import { EVERY_ENTRY } from '#/resources/log/log-filter'
import { nameSampleQuery, type NameSample } from '#/resources/log/name-sample'
import { closedPeriod } from '#/resources/log/utc-days'
import { useServerSeconds } from '#/app/server-time'
import { LinkButton } from '#/ui/button/link-button'
import { RetryButton } from '#/ui/button/retry-button'
import { useT } from '#/ui/language/use-t'
import { Panel, PanelNote } from './panel'
import { TopTable } from './top-table'

const DAYS = 7
/** Each costs a call. */
const MAX_NAMES = 5
const NO_NAMES: readonly string[] = []

/** Users and models that consumed most in the last seven whole days; their names come from log entries, the sums from the server. */
export function TopPanel() {
  const t = useT()
  const [openedAt] = useState(Date.now)
  const bounds = closedPeriod(DAYS, useServerSeconds(openedAt))
  const sample = useQuery(nameSampleQuery({ account: useSumAccount(), scope: 'all', ...bounds }))
  const isEmpty = sample.data && sample.data.username.length + sample.data.model_name.length === 0
  return (
    <Panel
      title={t('overview.top')}
      links={
        <LinkButton size="xs" to="/usage">
          {t('overview.top.all')}
        </LinkButton>
      }
    >
      {isEmpty ? (
        <PanelNote>{t('overview.top.none')}</PanelNote>
      ) : (
        <>
          <TopNames by="username" sample={sample} bounds={bounds} />
          <TopNames by="model_name" sample={sample} bounds={bounds} />
        </>
      )}
    </Panel>
  )
}

interface TopNamesProps {
  by: 'username' | 'model_name'
  sample: UseQueryResult<NameSample>
  /** The days, in unix seconds, both inclusive. */
  bounds: { start: number; end: number }
}

function TopNames({ by, sample, bounds }: TopNamesProps) {
  const t = useT()
  const names = sample.data?.[by].slice(0, MAX_NAMES) ?? NO_NAMES
  const batch = useBatchedQueries(
    names.map((name) => ({ scope: 'all', filter: withFilterValue(EVERY_ENTRY, by, name), bounds })),
  )
  const isKnown = sample.data !== undefined && batch.missing === 0
  const rows = names.map((name, at) => ({ name, sum: batch.sums[at] ?? 0 })).toSorted((a, b) => b.sum - a.sum)
  const error = sample.error ?? (batch.state.state === 'failed' ? batch.state.error : undefined)
  return (
    // Before the names and sums are known.
    <Box mih="var(--gc-length-12)">
      {error !== undefined && (
        <p role="alert">
          {messageOf(error)}{' '}
          <RetryButton onRetry={() => (sample.error ? void sample.refetch() : batch.start())} />
        </p>
      )}
      {/* Sorted before it is shown: no row moves under the pointer. */}
      {isKnown && rows.length > 0 && (
        <TopTable title={t('overview.top')} by={by} rows={rows} bounds={bounds} />
      )}
    </Box>
  )
}
