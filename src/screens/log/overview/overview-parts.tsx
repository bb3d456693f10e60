import { useState } from 'react'
import { rangeBounds, nowInSeconds } from '#/resources/log/log-range'
import { timeBuckets } from '#/resources/log/time-buckets'
import { ConsumptionOverTime } from './consumption-over-time'
import type { OverviewProps } from './log-overview'
import classes from './log-overview.module.css'
import { LogBreakdown } from './log-breakdown-table'
import type { OverviewWindow } from './overview-window'

function createOverviewWindow(filter: OverviewProps['filter'], refreshCount: number): OverviewWindow {
  const now = nowInSeconds()
  return { ...timeBuckets(rangeBounds(filter.range, now), now), now, refreshCount }
}

/** What an open overview shows; mounted anew for each filter. */
export default function OverviewParts({ scope, filter, loaded }: OverviewProps) {
  // Fixed while it is looked at: windows that moved with the clock would be asked for again and again.
  const [errorHandledBy, setOverviewWindow] = useState(() => createOverviewWindow(filter, 0))
  const onRefresh = () => setOverviewWindow(createOverviewWindow(filter, errorHandledBy.refreshCount + 1))
  return (
    <div className={classes.parts}>
      <ConsumptionOverTime
        scope={scope}
        filter={filter}
        errorHandledBy={errorHandledBy}
        onRefresh={onRefresh}
      />
      <LogBreakdown
        scope={scope}
        filter={filter}
        errorHandledBy={errorHandledBy}
        loaded={loaded}
        onRefresh={onRefresh}
      />
    </div>
  )
}
