import { useState } from 'react'
import { boundsOf, secondsNow } from '#/resources/log/log-range'
import { windowsOf } from '#/resources/log/log-windows'
import { ConsumptionOverTime } from './consumption-over-time'
import type { OverviewProps } from './log-overview'
import classes from './log-overview.module.css'
import { LogSplit } from './log-split'
import type { Told } from './told'

function toldAt(filter: OverviewProps['filter'], round: number): Told {
  const now = secondsNow()
  return { ...windowsOf(boundsOf(filter.range, now), now), now, round }
}

/** What an open overview shows; mounted anew for each filter. */
export default function OverviewParts({ scope, filter, loaded }: OverviewProps) {
  // Fixed while it is looked at: windows that moved with the clock would be asked for again and again.
  const [told, setTold] = useState(() => toldAt(filter, 0))
  const onAgain = () => setTold(toldAt(filter, told.round + 1))
  return (
    <div className={classes.parts}>
      <ConsumptionOverTime scope={scope} filter={filter} told={told} onAgain={onAgain} />
      <LogSplit scope={scope} filter={filter} told={told} loaded={loaded} onAgain={onAgain} />
    </div>
  )
}
