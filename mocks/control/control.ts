import { z } from 'zod'
import { handleProvider } from '../oauth/provider'
import { servePage } from '../page/page'
import { jsonResponse, type FullResponse } from '../server/response'
import { type ControlCall, type Controls, bodyOf, done } from './control-call'
import { guardControl } from './control-guard'
import { peopleControls } from './people-controls'
import { worldControls } from './world-controls'
import { faultOrderSchema } from '../server/fault-order'
import { faultChoices } from '../server/fault-words'
import { routes } from '../server/find-route'
import { consume } from '../traffic/consume'
import { consumeOrderSchema, trafficOrderSchema } from '../traffic/consume-order'
import { startTraffic } from '../traffic/traffic'

/** Controls that simulate the relay and the mail server. */
const trafficControls: Controls = {
  'POST consume': ({ world, body }) => {
    const outcome = consume(world, bodyOf(consumeOrderSchema, body))
    return outcome.ok ? jsonResponse(200, outcome) : jsonResponse(400, { error: outcome.message })
  },
  'POST traffic': ({ world, body }) => {
    startTraffic(world, bodyOf(trafficOrderSchema, body))
    return done()
  },
  'GET mails': ({ world }) => jsonResponse(200, world.mail),
}

/** Controls for faults, held responses and the request log. */
const faultControls: Controls = {
  'GET faults': ({ world }) => jsonResponse(200, world.faults.list()),
  'GET faults/choices': () =>
    jsonResponse(200, { kinds: faultChoices, calls: routes.map(({ method, path }) => `${method} ${path}`) }),
  'POST faults': ({ world, body }) =>
    jsonResponse(200, { id: world.faults.add(bodyOf(faultOrderSchema, body)) }),
  'DELETE faults': ({ world }) => {
    world.faults.clear()
    return done()
  },
  'DELETE faults/{id}': ({ world }, id) =>
    world.faults.remove(id) ? done() : jsonResponse(400, { error: `no such fault: ${id}` }),
  'POST release': ({ world }) => {
    world.faults.release()
    return done()
  },
  'GET requests': ({ world }) => jsonResponse(200, world.log.entries()),
  'DELETE requests': ({ world }) => {
    world.log.clear()
    return done()
  },
}

const controls: Controls = { ...worldControls, ...peopleControls, ...faultControls, ...trafficControls }

/**
 * Handles a request below `/__gateway/`. An invalid body is a 400 with the validation error. Pages may be opened from
 * any site; controls accept same-origin requests only.
 */
export function handleControl(call: ControlCall): FullResponse {
  const { method, url, world } = call
  const page = method === 'GET' ? (servePage(url.pathname) ?? handleProvider(world, url)) : undefined
  if (page) return page
  const refusal = guardControl(call)
  if (refusal) return refusal
  const name = `${method} ${url.pathname.replace('/__gateway/', '').replace(/\/$/, '')}`
  const pattern = name.replace(/\/\d+$/, '/{id}')
  const control = Object.hasOwn(controls, pattern) ? controls[pattern] : undefined
  if (!control) return jsonResponse(404, { error: `no such control: ${method} ${url.pathname}` })
  try {
    return control(call, Number(/\/(\d+)$/.exec(name)?.[1] ?? 0))
  } catch (error) {
    if (error instanceof z.ZodError) return jsonResponse(400, { error: z.prettifyError(error) })
    if (error instanceof SyntaxError || error instanceof RangeError)
      return jsonResponse(400, { error: error.message })
    throw error
  }
}
