import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { serverSeconds } from '#/http/server-clock'
import { modelSums, reportedDays } from '#/resources/account/usage'
import { useT } from '#/ui/language/use-t'
import { useTwoColumns } from '#/ui/layout/columns'
import { BalancePanel } from './balance-panel'
import { ConsumptionPanel } from './consumption-panel'
import { EndingTokensPanel } from './ending-tokens-panel'
import { CHARTS_HEIGHT, OnSight } from './on-sight'
import { QuickStartPanel } from './quick-start-panel'
import { Panel } from './panel'
import { recentQueries } from './recent-queries'
import { TopTable } from './top-table'

const OPEN = { isOpen: true, isFocused: false }

/** Home of a user: how long the balance and the tokens last, and how to begin. */
export function UserHome() {
  const columns = useTwoColumns('repeat(2, minmax(0, 1fr))')
  return (
    <>
      <div style={{ ...columns, minHeight: 'var(--gc-length-26)' }}>
        <Stack gap="md" miw={0}>
          <BalancePanel hasToday />
          <EndingTokensPanel />
          <TopModelsPanel />
        </Stack>
        <QuickStartPanel state={OPEN} />
      </div>
      <OnSight style={{ display: 'grid', minHeight: CHARTS_HEIGHT }}>
        <ConsumptionPanel scope="self" />
      </OnSight>
    </>
  )
}

/** As many as have room beside the quick start. */
const MAX_ROWS = 3

/** The models on which the account spent most in the last seven days. */
function TopModelsPanel() {
  const t = useT()
  const usage = useQuery(recentQueries.week())
  const rows = modelSums(usage.data?.rows ?? []).filter(({ sum }) => sum > 0)
  // A failed read is reported by the balance, which needs the same.
  if (rows.length === 0) return null
  const title = t('overview.topModels')
  return (
    <Panel title={title}>
      <TopTable
        title={title}
        by="model_name"
        rows={rows.slice(0, MAX_ROWS)}
        bounds={reportedDays(serverSeconds())}
      />
    </Panel>
  )
}
