import { jsonResponse } from '../server/response'
import { consume } from '../traffic/consume'
import { consumeOrderSchema, trafficOrderSchema } from '../traffic/consume-order'
import { startTraffic } from '../traffic/traffic'
import { bodyOf, done, type Controls } from './control-call'

/** Controls that simulate the relay and the mail server. */
export const trafficControls: Controls = {
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
