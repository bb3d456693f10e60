import { hashText } from '../secret-of'
import type { World } from '../world'
import { consume } from './consume'
import type { TrafficOrder } from './consume-order'

const MODELS = ['gpt-4o-mini', 'gpt-4o', 'claude-3-5-sonnet-20241022', 'deepseek-chat', 'qwen-max', 'o1-mini']
/** Limits the calls per tick, so that advancing the clock by a month does not fill the memory; older ones are skipped. */
const MAX_CALLS_PER_TICK = 1000
const MAX_ATTEMPTS = 8
const SECOND = 1000

/** Calls `tick` periodically and returns a stop function; tests pass their own. */
type Ticker = (tick: () => void) => () => void

interface Traffic {
  from: number
  perMinute: number
  done: number
  stop: () => void
}

const running = new WeakMap<World, Traffic>()

const systemTicker: Ticker = (tick) => {
  const timer = setInterval(tick, SECOND)
  return () => clearInterval(timer)
}

/** Makes call number `index`, with deterministic token, model and lengths. Skips tokens that are refused. */
function makeCall(world: World, index: number, at: number): void {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const chance = hashText(`traffic ${index} ${attempt}`)
    const token = world.tokens.get(1 + (chance % Math.max(world.tokens.size, 1)))
    if (!token) continue
    const models = token.models ? token.models.split(',') : MODELS
    const order = {
      token_id: token.id,
      model: models[(chance >>> 7) % models.length] ?? 'gpt-4o-mini',
      prompt_tokens: 20 + ((chance >>> 3) % 3000),
      completion_tokens: 1 + ((chance >>> 11) % 900),
    }
    if (consume(world, order, at).ok) return
  }
}

/** Makes the calls that are due by the world's clock and returns their number. */
export function pumpTraffic(world: World): number {
  const traffic = running.get(world)
  if (!traffic) return 0
  const due = Math.floor(((world.clock.now() - traffic.from) * traffic.perMinute) / 60)
  const first = Math.max(traffic.done, due - MAX_CALLS_PER_TICK)
  for (let index = first; index < due; index += 1) {
    makeCall(world, index, traffic.from + Math.ceil(((index + 1) * 60) / traffic.perMinute))
  }
  traffic.done = Math.max(traffic.done, due)
  return Math.max(0, due - first)
}

/** Stops the traffic of a world. */
export function stopTraffic(world: World): void {
  running.get(world)?.stop()
  running.delete(world)
}

/**
 * Simulates `per_minute` relay calls at an even rate and replaces earlier traffic; 0 stops it. Calls are due by the
 * world's clock: a frozen clock makes none, and advancing it makes the skipped ones at the next tick or `pumpTraffic`.
 */
export function startTraffic(world: World, { per_minute }: TrafficOrder, ticker = systemTicker): void {
  stopTraffic(world)
  if (per_minute === 0) return
  // A weak reference lets a dropped world be garbage-collected, which ends its traffic.
  const worldRef = new WeakRef(world)
  const stop = ticker(() => {
    const here = worldRef.deref()
    if (here) pumpTraffic(here)
    else stop()
  })
  running.set(world, { from: world.clock.now(), perMinute: per_minute, done: 0, stop })
}
