import { reset, whole, type WholeAnswer } from './answer'
import type { MadeAnswer } from './fault-answers'
import type { FaultOrder } from './fault-order'
import type { FaultPlay, FaultScene } from './fault-scene'

/** Waits as long as the order says; false when the caller went away meanwhile. */
async function waited({ rule, rules, signal }: FaultScene): Promise<boolean> {
  const { ms } = rule.order
  return ms === undefined || rules.hold(signal, ms).over
}

/** Another answer in the place of the good one; the server does its work only when the order says so. */
export function instead(make: MadeAnswer): FaultPlay {
  return async (scene) => {
    if (scene.rule.order.applied) await scene.good()
    return (await waited(scene)) ? make(scene.rule.order, scene) : reset
  }
}

/** The good answer, changed. */
export function altered(change: (answer: WholeAnswer, order: FaultOrder) => WholeAnswer): FaultPlay {
  return async (scene) => {
    const answer = change(await scene.good(), scene.rule.order)
    return (await waited(scene)) ? answer : reset
  }
}

/** F16: the connection breaks. */
export const resetPlay: FaultPlay = async (scene) => {
  if (scene.rule.order.applied) await scene.good()
  await waited(scene)
  return reset
}

/** F17 and F18: the good answer, after a release or, when timed, after the order's milliseconds. */
export function held({ timed }: { timed: boolean }): FaultPlay {
  return async ({ rule, rules, signal, good }) => {
    const early = rule.order.applied ? await good() : undefined
    const mayGo = await rules.hold(signal, timed ? rule.order.ms : undefined).over
    return mayGo ? (early ?? good()) : reset
  }
}

/** F19: half of the good answer; of a write that was not done, half of a success. */
export const cutShort: FaultPlay = async (scene) => {
  const isDone = scene.method === 'GET' || scene.rule.order.applied
  const answer = isDone
    ? await scene.good()
    : whole(200, '{"success":true,"message":"","data":{"id":1}}', 'application/json; charset=utf-8')
  const half = answer.body.slice(0, Math.max(1, Math.floor(answer.body.length / 2)))
  return (await waited(scene)) ? { ...answer, body: half } : reset
}

/** F30: of two calls the first is answered after the second has left; then the next two. */
export const outOfOrder: FaultPlay = async ({ rule, rules, signal, good }) => {
  const letFirstGo = rule.letFirstGo
  if (letFirstGo) {
    rule.letFirstGo = undefined
    return { ...(await good()), sent: letFirstGo }
  }
  const parked = rules.hold(signal)
  rule.letFirstGo = parked.release
  const answer = await good()
  return (await parked.over) ? answer : reset
}

/** F31: the call is made twice, as by a proxy that repeats what it is not sure of; the second answer is seen. */
export const doubled: FaultPlay = async (scene) => {
  await scene.good()
  const answer = await scene.good()
  return (await waited(scene)) ? answer : reset
}
