import { useState } from 'react'
import { boundsOf, secondsNow } from '#/resources/log/log-range'
import { windowsOf } from '#/resources/log/log-windows'
import { ConsumptionOverTime } from './consumption-over-time'
import type { OverviewProps } from './log-overview'
import classes from './log-overview.module.css'
import { LogSplit } from './log-split'

/** What an open overview shows; mounted anew for each filter and each reading. */
export default function OverviewParts({
  scope,
  filter,
  loaded,
  onAgain,
}: OverviewProps & { onAgain: () => void }) {
  // Fixed while it is looked at: windows that moved with the clock would be asked for again and again.
  const [now] = useState(secondsNow)
  const [told] = useState(() => windowsOf(boundsOf(filter.range, now), now))
  return (
    <div className={classes.parts}>
      <ConsumptionOverTime scope={scope} filter={filter} told={told} now={now} onAgain={onAgain} />
      <LogSplit scope={scope} filter={filter} told={told} now={now} loaded={loaded} />
    </div>
  )
}
