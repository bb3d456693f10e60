import { BalancePanel } from './balance-panel'
import { ConsumptionPanel } from './consumption/consumption-panel'
import { EndingTokensPanel } from './ending-tokens-panel'
import { QuickStartPanel } from './quick-start-panel'

/** The first panels of everybody, in one chunk: each by itself would be a request, and several for what it shares. */
export const OWN_PANELS = {
  balance: BalancePanel,
  quickStart: QuickStartPanel,
  endingTokens: EndingTokensPanel,
  consumption: ConsumptionPanel,
}
