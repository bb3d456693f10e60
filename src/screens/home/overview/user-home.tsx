import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { serverSeconds } from '#/http/server-clock'
import { modelSums, reportedDays } from '#/resources/account/usage'
import { useT } from '#/ui/language/use-t'
import { BalancePanel } from './balance-panel'
import { ConsumptionPanel } from './consumption-panel'
import { EndingTokensPanel } from './ending-tokens-panel'
import { OnSight } from './on-sight'
import classes from './overview.module.css'
import { QuickStartPanel } from './quick-start-panel'
import { Panel } from './panel'
import { recentQueries } from './recent-queries'
import { TopTable } from './top-table'

const OPEN = { isOpen: true, isFocused: false }

export function UserHome() {
  return (
    <>
      <div className={classes.columns} data-halves>
        <Stack gap="md" miw={0} className={classes.side}>
          <BalancePanel hasToday />
          <EndingTokensPanel />
          <TopModelsPanel />
        </Stack>
        <QuickStartPanel state={OPEN} />
      </div>
      <OnSight className={classes.charts}>
        <ConsumptionPanel scope="self" />
      </OnSight>
    </>
  )
}

const MAX_ROWS = 3

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
