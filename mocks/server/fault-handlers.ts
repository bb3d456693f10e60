import { reset, fullResponse, type FullResponse, type GatewayResponse, type Stream } from './response'
import type { ResponseFactory } from './fault-responses'
import type { FaultOrder } from './fault-order'
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
  respond: () => Promise<FullResponse>
}

/** Produces the faulty response for one call. */
export type FaultHandler = (context: FaultContext) => Promise<GatewayResponse>

/** Waits for the order's `ms`, if any. Resolves to false if the client disconnects first. */
async function waitForRelease({ rule, rules, signal }: FaultContext): Promise<boolean> {
  const { ms } = rule.order
  return ms === undefined || rules.hold(signal, ms).over
}

/** Replaces the response. The real handler runs only if the order has `applied: true`. */
export function replaceWith(make: ResponseFactory): FaultHandler {
  return async (context) => {
    if (context.rule.order.applied) await context.respond()
    return (await waitForRelease(context)) ? make(context.rule.order, context) : reset
  }
}

/** Runs the real handler and modifies its response. */
export function alter(change: (response: FullResponse, order: FaultOrder) => FullResponse): FaultHandler {
  return async (context) => {
    const response = change(await context.respond(), context.rule.order)
    return (await waitForRelease(context)) ? response : reset
  }
}

/** F16: resets the connection without a response. */
export const resetConnection: FaultHandler = async (context) => {
  if (context.rule.order.applied) await context.respond()
  await waitForRelease(context)
  return reset
}

/** F17 and F18: holds the real response until it is released or, if `timed`, until the order's `ms` have passed. */
export function holdResponse({ timed }: { timed: boolean }): FaultHandler {
  return async ({ rule, rules, signal, respond }) => {
    const earlyResponse = rule.order.applied ? await respond() : undefined
    const isReleased = await rules.hold(signal, timed ? rule.order.ms : undefined).over
    return isReleased ? (earlyResponse ?? respond()) : reset
  }
}

/** The first half of a streamed body, after which the connection breaks. */
const halfOf = (stream: Stream, broken: Promise<unknown>): Stream => ({
  ...stream,
  pieces: stream.pieces.slice(0, Math.ceil(stream.pieces.length / 2)),
  broken,
})

/**
 * F19: truncates the body to its first half. A write that was not applied gets half of a success envelope. The order's
 * `ms` are the delay before the response; of a streamed one, before the connection breaks.
 */
export const truncate: FaultHandler = async (context) => {
  const hasRun = context.method === 'GET' || context.rule.order.applied
  const response = hasRun
    ? await context.respond()
    : fullResponse(200, '{"success":true,"message":"","data":{"id":1}}', 'application/json; charset=utf-8')
  const half = response.body.slice(0, Math.max(1, Math.floor(response.body.length / 2)))
  const released = waitForRelease(context)
  if (response.stream) return { ...response, body: half, stream: halfOf(response.stream, released) }
  return (await released) ? { ...response, body: half } : reset
}

/** F30: swaps the responses of each pair of calls; the first is sent after the second. */
export const delayBehindNext: FaultHandler = async ({ rule, rules, signal, respond }) => {
  const releaseFirst = rule.skipFirst
  if (releaseFirst) {
    rule.skipFirst = undefined
    return { ...(await respond()), sent: releaseFirst }
  }
  const parked = rules.hold(signal)
  rule.skipFirst = parked.release
  const response = await respond()
  return (await parked.over) ? response : reset
}

/** F31: runs the call twice, like a proxy that retries, and returns the second response. */
export const respondTwice: FaultHandler = async (context) => {
  await context.respond()
  const response = await context.respond()
  return (await waitForRelease(context)) ? response : reset
}
