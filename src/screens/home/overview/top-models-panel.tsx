import { useQuery } from '@tanstack/react-query'
import { serverSeconds } from '#/http/server-clock'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { modelSums, reportedDays } from '#/resources/account/usage'
import { useT } from '#/ui/language/use-t'
import { Panel } from './panel'
import { recentQueries } from './recent-queries'
import { TopTable } from './top-table'

/** As many as have room beside the quick start. */
const MAX_ROWS = 3

/** The models on which the account spent most in the last seven days. */
export function TopModelsPanel() {
  const t = useT()
  const usage = useQuery(recentQueries.week(useSumAccount()))
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
