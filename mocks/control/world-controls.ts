import type { z } from 'zod'
import { jsonResponse } from '../server/response'
import { pumpTraffic } from '../traffic/traffic'
import type { World } from '../world'
import { clockSchema, enterSchema, optionsSchema, worldOrderSchema } from './control-bodies'
import { bodyOf, done, withCookie, type Controls } from './control-call'

/** Key figures of a world. */
export interface WorldSummary {
  id: string
  seed: string
  limits: string
  now: number
  users: number
  tokens: number
  faults: number
  held: number
  requests: number
}

function summaryOf({ id, seed, limits, clock, users, tokens, faults, log }: World): WorldSummary {
  return {
    id,
    seed,
    limits,
    now: clock.now(),
    users: users.size,
    tokens: tokens.size,
    faults: faults.size,
    held: faults.holding,
    requests: log.entries().length,
  }
}

/** Freezes, advances and resumes a world's clock. */
export function moveClock(world: World, { set, advance, run }: z.output<typeof clockSchema>): void {
  if (set !== undefined) world.clock.freeze(set)
  if (advance !== undefined) world.clock.advance(advance)
  if (run) world.clock.run()
  // Generate the traffic that was due in the skipped time.
  pumpTraffic(world)
}

const enterWorld = (id: string) => withCookie(jsonResponse(200, { id }), `gateway_world=${id}; Path=/`)

/** Controls for worlds, their clocks and options. */
export const worldControls: Controls = {
  'GET worlds': ({ worlds }) => jsonResponse(200, worlds.all().map(summaryOf)),
  'POST worlds': ({ worlds, body }) => enterWorld(worlds.create(bodyOf(worldOrderSchema, body)).id),
  'POST worlds/enter': ({ worlds, body }) => {
    const { id } = bodyOf(enterSchema, body)
    return worlds.find(id) ? enterWorld(id) : jsonResponse(400, { error: `no such world: ${id}` })
  },
  'GET worlds/current': ({ world }) => jsonResponse(200, summaryOf(world)),
  'POST clock': ({ world, body }) => {
    moveClock(world, bodyOf(clockSchema, body))
    return jsonResponse(200, { now: world.clock.now() })
  },
  'POST options': ({ world, body }) => {
    for (const [key, value] of Object.entries(bodyOf(optionsSchema, body))) world.options.save(key, value)
    return done()
  },
}
