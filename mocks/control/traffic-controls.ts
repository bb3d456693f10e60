import { wholeJson } from '../server/answer'
import { consume } from '../traffic/consume'
import { consumeOrderSchema, trafficOrderSchema } from '../traffic/consume-order'
import { startTraffic } from '../traffic/traffic'
import { bodyOf, done, type Controls } from './control-call'

/** What a relay and a mail server would do. */
export const trafficControls: Controls = {
  'POST consume': ({ world, body }) => {
    const outcome = consume(world, bodyOf(consumeOrderSchema, body))
    return outcome.ok ? wholeJson(200, outcome) : wholeJson(400, { error: outcome.message })
  },
  'POST traffic': ({ world, body }) => {
    startTraffic(world, bodyOf(trafficOrderSchema, body))
    return done()
  },
  'GET mails': ({ world }) => wholeJson(200, world.mail),
}
