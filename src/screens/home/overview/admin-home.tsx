import { useState } from 'react'
import { AdminNumbers } from './admin-numbers'
import { AttentionPanel } from './attention-panel'
import { BalancePanel } from './balance-panel'
import { ConsumptionPanel } from './consumption-panel'
import { OnSight } from './on-sight'
import classes from './overview.module.css'
import { QuickStartPanel, type QuickStartState } from './quick-start-panel'
import { SetupPanel } from './setup-panel'
import { TopPanel } from './top-panel'
import { useOverviewChannels } from './use-overview-channels'

/** Home of an administrator: is something wrong, and who spends what. */
export function AdminHome() {
  // Once: the coverage of thousands of channels is computed from them.
  const overview = useOverviewChannels()
  const [quickStart, setQuickStart] = useState<QuickStartState>({ isOpen: false, isFocused: false })
  // The server writes the log entry of a call after its answer, maybe after the list of steps has asked for it.
  const [isCalled, setCalled] = useState(false)
  return (
    <>
      <AdminNumbers overview={overview} />
      <div className={classes.columns} data-reserved>
        <SetupPanel
          channels={overview.channels}
          isCalled={isCalled}
          onCall={() => setQuickStart({ isOpen: true, isFocused: true })}
        >
          <AttentionPanel overview={overview} />
        </SetupPanel>
        <BalancePanel />
        <QuickStartPanel state={quickStart} onState={setQuickStart} onAnswered={() => setCalled(true)} />
      </div>
      <OnSight className={`${classes.columns} ${classes.charts}`}>
        <ConsumptionPanel scope="all" />
        <TopPanel />
      </OnSight>
    </>
  )
}
