import { ArrivalsPanel } from './arrivals-panel'
import { ChannelHealthPanel } from './channels/channel-health-panel'
import { ModelsAtRiskPanel } from './channels/models-at-risk-panel'
import { TestHistoryPanel } from './channels/test-history-panel'
import { AllConsumptionPanel } from './consumption/all-consumption-panel'
import { TopTenPanel } from './consumption/top-ten-panel'

/** The panels of administrators, below those of everybody, in one chunk. */
export const ADMIN_PANELS = {
  channels: ChannelHealthPanel,
  modelsAtRisk: ModelsAtRiskPanel,
  testHistory: TestHistoryPanel,
  allConsumption: AllConsumptionPanel,
  topTen: TopTenPanel,
  arrivals: ArrivalsPanel,
}
