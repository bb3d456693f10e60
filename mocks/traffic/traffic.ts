import { mixed } from '../secret-of'
import type { World } from '../world'
import { consume } from './consume'
import type { TrafficOrder } from './consume-order'

const MODELS = ['gpt-4o-mini', 'gpt-4o', 'claude-3-5-sonnet-20241022', 'deepseek-chat', 'qwen-max', 'o1-mini']
/** A clock that is moved by a month must not fill the memory: older calls are left out. */
const MOST_AT_ONCE = 1000
const TRIES = 8
const SECOND = 1000

/** Calls its argument now and then until what it returned is called; a test hands in one it drives itself. */
type Ticker = (tick: () => void) => () => void

interface Traffic {
  from: number
  perMinute: number
  done: number
  stop: () => void
}

const running = new WeakMap<World, Traffic>()

const machineTicker: Ticker = (tick) => {
  const timer = setInterval(tick, SECOND)
  return () => clearInterval(timer)
}

/** The call of a number: the same token, model and lengths on every run. Refused tokens are passed over. */
function play(world: World, place: number, at: number): void {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const chance = mixed(`traffic ${place} ${attempt}`)
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

/** Makes the calls that are due by the world's clock and says how many that was; 0 when no traffic runs. */
export function pumpTraffic(world: World): number {
  const traffic = running.get(world)
  if (!traffic) return 0
  const due = Math.floor(((world.clock.now() - traffic.from) * traffic.perMinute) / 60)
  const first = Math.max(traffic.done, due - MOST_AT_ONCE)
  for (let place = first; place < due; place += 1) {
    play(world, place, traffic.from + Math.ceil(((place + 1) * 60) / traffic.perMinute))
  }
  traffic.done = Math.max(traffic.done, due)
  return Math.max(0, due - first)
}

/** Ends the traffic of a world; what is not due yet never comes. */
export function stopTraffic(world: World): void {
  running.get(world)?.stop()
  running.delete(world)
}

/**
 * Lets a world be used by its tokens at an even pace from now on, in place of any traffic before; a pace of 0 only
 * stops. The calls are due by the world's clock: while that stands still nothing comes, and moving it brings what
 * lies between at the next tick or `pumpTraffic`.
 */
export function startTraffic(world: World, { per_minute }: TrafficOrder, ticker = machineTicker): void {
  stopTraffic(world)
  if (per_minute === 0) return
  // A world that is dropped may go, and takes its traffic with it.
  const kept = new WeakRef(world)
  const stop = ticker(() => {
    const here = kept.deref()
    if (here) pumpTraffic(here)
    else stop()
  })
  running.set(world, { from: world.clock.now(), perMinute: per_minute, done: 0, stop })
}
