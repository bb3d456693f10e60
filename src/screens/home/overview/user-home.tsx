import { BalancePanel } from './balance-panel'
import { ConsumptionPanel } from './consumption-panel'
import { EndingTokensPanel } from './ending-tokens-panel'
import { OnSight } from './on-sight'
import classes from './overview.module.css'
import { QuickStartPanel } from './quick-start-panel'
import { TopModelsPanel } from './top-models-panel'

const OPEN = { isOpen: true, isFocused: false }

/** Home of a user: how long the balance and the tokens last, and how to begin. */
export function UserHome() {
  return (
    <>
      <div className={classes.columns} data-halves>
        <div className={classes.side}>
          <BalancePanel hasToday />
          <EndingTokensPanel />
          <TopModelsPanel />
        </div>
        <QuickStartPanel state={OPEN} />
      </div>
      <OnSight className={classes.charts}>
        <ConsumptionPanel scope="self" />
      </OnSight>
    </>
  )
}
