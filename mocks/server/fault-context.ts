import type { GatewayResponse, FullResponse } from './response'
import type { FaultRule, FaultRules } from './fault-rules'

/** Input of a fault handler. */
export interface FaultContext {
  rule: FaultRule
  /** Used to hold responses back. */
  rules: FaultRules
  method: string
  path: string
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  /** Runs the real handler and returns its response. */
  good: () => Promise<FullResponse>
}

/** Produces the faulty response for one call. */
export type FaultHandler = (context: FaultContext) => Promise<GatewayResponse>
