import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SumsStatus, useSums } from '#/parts/sums'
import { EVERY_ENTRY, withFilterValue } from '#/resources/log/log-filter'
import { closedPeriod, nameSampleQuery, type Span } from '#/resources/log/sums'
import { useServerMinute } from '#/app/server-time'
import { LinkButton } from '#/ui/button/link-button'
import { queryState } from '#/app/problem/read-problem'
import { useT } from '#/ui/language/use-t'
import { Panel, PanelNote } from '#/ui/text/panel'
import { TopTable } from './top-table'

const DAYS = 7
const NO_NAMES: readonly string[] = []
/** Each costs a call. */
const MAX_NAMES = 5

export function TopPanel() {
  const t = useT()
  const bounds = closedPeriod(DAYS, useServerMinute())
  const sample = useQuery(nameSampleQuery({ scope: 'all', filter: EVERY_ENTRY, bounds }))
  const isEmpty = sample.data && sample.data.username.length + sample.data.model_name.length === 0
  return (
    <Panel
      title={t('overview.top')}
      controls={
        <LinkButton size="xs" to="/usage">
          {t('overview.top.all')}
        </LinkButton>
      }
    >
      {sample.error && queryState(sample, t('overview.top'))}
      {isEmpty ? (
        <PanelNote>{t('overview.top.none')}</PanelNote>
      ) : (
        <>
          <TopNames by="username" names={sample.data?.username ?? NO_NAMES} bounds={bounds} />
          <TopNames by="model_name" names={sample.data?.model_name ?? NO_NAMES} bounds={bounds} />
        </>
      )}
    </Panel>
  )
}

interface TopNamesProps {
  by: 'username' | 'model_name'
  names: readonly string[]
  bounds: Span
}

function TopNames({ by, names, bounds }: TopNamesProps) {
  const t = useT()
  const shown = names.slice(0, MAX_NAMES)
  const state = useSums(
    shown.map((name) => ({ scope: 'all', filter: withFilterValue(EVERY_ENTRY, by, name), bounds })),
  )
  const rows = shown.map((name, at) => ({ name, sum: state.sums[at] ?? 0 })).toSorted((a, b) => b.sum - a.sum)
  return (
    // Before the names and sums are known.
    <Box mih="var(--gc-length-12)">
      {state.error && <SumsStatus sums={state} />}
      {/* Sorted before it is shown: no row moves under the pointer. */}
      {state.missing === 0 && rows.length > 0 && (
        <TopTable title={t('overview.top')} by={by} rows={rows} bounds={bounds} />
      )}
    </Box>
  )
}
