import type { GatewayResponse, FullResponse } from './response'
import type { FaultRule, FaultRules } from './fault-rules'

/** What a fault has at hand while it plays. */
export interface FaultContext {
  rule: FaultRule
  /** For holding answers back. */
  rules: FaultRules
  method: string
  path: string
  /** Aborted when the caller goes away. */
  signal: AbortSignal
  /** Lets the real server do the call. */
  good: () => Promise<FullResponse>
}

/** What a kind of fault does. */
export type FaultHandler = (scene: FaultContext) => Promise<GatewayResponse>
