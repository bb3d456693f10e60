import { reset, fullResponse, type FullResponse } from './response'
import type { ResponseFactory } from './fault-responses'
import type { FaultOrder } from './fault-order'
import type { FaultHandler, FaultContext } from './fault-context'

/** Waits as long as the order says; false when the caller went away meanwhile. */
async function waitForRelease({ rule, rules, signal }: FaultContext): Promise<boolean> {
  const { ms } = rule.order
  return ms === undefined || rules.hold(signal, ms).over
}

/** Another answer in the place of the good one; the server does its work only when the order says so. */
export function replaceWith(make: ResponseFactory): FaultHandler {
  return async (context) => {
    if (context.rule.order.applied) await context.good()
    return (await waitForRelease(context)) ? make(context.rule.order, context) : reset
  }
}

/** The good answer, changed. */
export function alter(change: (answer: FullResponse, order: FaultOrder) => FullResponse): FaultHandler {
  return async (context) => {
    const answer = change(await context.good(), context.rule.order)
    return (await waitForRelease(context)) ? answer : reset
  }
}

/** F16: the connection breaks. */
export const resetConnection: FaultHandler = async (context) => {
  if (context.rule.order.applied) await context.good()
  await waitForRelease(context)
  return reset
}

/** F17 and F18: the good answer, after a release or, when timed, after the order's milliseconds. */
export function holdResponse({ timed }: { timed: boolean }): FaultHandler {
  return async ({ rule, rules, signal, good }) => {
    const early = rule.order.applied ? await good() : undefined
    const mayGo = await rules.hold(signal, timed ? rule.order.ms : undefined).over
    return mayGo ? (early ?? good()) : reset
  }
}

/** F19: half of the good answer; of a write that was not done, half of a success. */
export const truncate: FaultHandler = async (context) => {
  const isDone = context.method === 'GET' || context.rule.order.applied
  const answer = isDone
    ? await context.good()
    : fullResponse(200, '{"success":true,"message":"","data":{"id":1}}', 'application/json; charset=utf-8')
  const half = answer.body.slice(0, Math.max(1, Math.floor(answer.body.length / 2)))
  return (await waitForRelease(context)) ? { ...answer, body: half } : reset
}

/** F30: of two calls the first is answered after the second has left; then the next two. */
export const delayBehindNext: FaultHandler = async ({ rule, rules, signal, good }) => {
  const letFirstGo = rule.skipFirst
  if (letFirstGo) {
    rule.skipFirst = undefined
    return { ...(await good()), sent: letFirstGo }
  }
  const parked = rules.hold(signal)
  rule.skipFirst = parked.release
  const answer = await good()
  return (await parked.over) ? answer : reset
}

/** F31: the call is made twice, as by a proxy that repeats what it is not sure of; the second answer is seen. */
export const respondTwice: FaultHandler = async (context) => {
  await context.good()
  const answer = await context.good()
  return (await waitForRelease(context)) ? answer : reset
}
