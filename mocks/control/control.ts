import { z } from 'zod'
import { handleProvider } from '../oauth/provider'
import { servePage } from '../page/page'
import { jsonResponse, type FullResponse } from '../server/response'
import type { ControlCall, Controls } from './control-call'
import { guardControl } from './control-guard'
import { faultControls } from './fault-controls'
import { peopleControls } from './people-controls'
import { trafficControls } from './traffic-controls'
import { worldControls } from './world-controls'

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
