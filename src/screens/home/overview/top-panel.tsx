import { Box } from '@mantine/core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { messageOf } from '#/http/failure'
import { useSums } from '#/parts/sums'
import { EVERY_ENTRY, withFilterValue, type SplitBy } from '#/resources/log/log-filter'
import { closedPeriod, nameSampleQuery, type Span } from '#/resources/log/sums'
import { useServerMinute } from '#/app/server-time'
import { LinkButton } from '#/ui/button/link-button'
import { RetryButton } from '#/ui/button/retry-button'
import { useT } from '#/ui/language/use-t'
import { Panel, PanelNote } from './panel'
import { TopTable } from './top-table'

const DAYS = 7
/** Each costs a call. */
const MAX_NAMES = 5

/** Users and models that consumed most in the last seven whole days; their names come from log entries, the sums from the server. */
export function TopPanel() {
  const t = useT()
  const bounds = closedPeriod(DAYS, useServerMinute())
  const sample = useQuery(nameSampleQuery({ scope: 'all', filter: EVERY_ENTRY, bounds }))
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
  sample: UseQueryResult<Record<SplitBy, string[]>>
  bounds: Span
}

function TopNames({ by, sample, bounds }: TopNamesProps) {
  const t = useT()
  const names = sample.data?.[by].slice(0, MAX_NAMES) ?? []
  const {
    sums,
    missing,
    error: failure,
    start,
  } = useSums(names.map((name) => ({ scope: 'all', filter: withFilterValue(EVERY_ENTRY, by, name), bounds })))
  const rows = names.map((name, at) => ({ name, sum: sums[at] ?? 0 })).toSorted((a, b) => b.sum - a.sum)
  const error = sample.error ?? failure
  return (
    // Before the names and sums are known.
    <Box mih="var(--gc-length-12)">
      {error && (
        <p role="alert">
          {messageOf(error)} <RetryButton onRetry={() => (sample.error ? void sample.refetch() : start())} />
        </p>
      )}
      {/* Sorted before it is shown: no row moves under the pointer. */}
      {missing === 0 && rows.length > 0 && (
        <TopTable title={t('overview.top')} by={by} rows={rows} bounds={bounds} />
      )}
    </Box>
  )
}
