import { jsonResponse } from '../server/response'
import { faultOrderSchema } from '../server/fault-order'
import { faultChoices } from '../server/fault-words'
import { routes } from '../server/routes'
import { bodyOf, done, type Controls } from './control-call'

/** Controls for faults, held responses and the request log. */
export const faultControls: Controls = {
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
