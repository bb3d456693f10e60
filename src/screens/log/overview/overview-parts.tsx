import { useState } from 'react'
import { rangeBounds, nowInSeconds } from '#/resources/log/log-filter'
import { timeBuckets } from '#/resources/log/time-buckets'
import { ConsumptionOverTime } from './consumption-over-time'
import classes from './log-overview.module.css'
import { LogBreakdown } from './log-breakdown-table'
import type { OverviewProps, OverviewWindow } from './overview-window'

function createOverviewWindow(filter: OverviewProps['filter'], refreshCount: number): OverviewWindow {
  const now = nowInSeconds()
  return { ...timeBuckets(rangeBounds(filter.range, now), now), now, refreshCount }
}

/** Content of the open overview, remounted for each filter. */
export default function OverviewParts({ scope, filter, loaded }: OverviewProps) {
  // Fixed until refreshed: a window that moves with the clock would have a new query key on every render.
  const [overviewWindow, setOverviewWindow] = useState(() => createOverviewWindow(filter, 0))
  const onRefresh = () => setOverviewWindow(createOverviewWindow(filter, overviewWindow.refreshCount + 1))
  return (
    <div className={classes.parts}>
      <ConsumptionOverTime
        scope={scope}
        filter={filter}
        overviewWindow={overviewWindow}
        onRefresh={onRefresh}
      />
      <LogBreakdown
        scope={scope}
        filter={filter}
        overviewWindow={overviewWindow}
        loaded={loaded}
        onRefresh={onRefresh}
      />
    </div>
  )
}
