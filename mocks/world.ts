import { Clock } from './clock'
import { hexOf, secretOf } from './secret-of'
import { FaultRules } from './server/fault-rules'
import { RequestLog } from './server/request-log'

/** Initial data of a world: `small` sample data, `large` tables, `empty` (root only), `hostile` inputs, or a `demo` company for pictures. */
export type SeedName = 'small' | 'large' | 'empty' | 'hostile' | 'demo'

/** Options for creating a world. `clock` freezes the time at a unix second; by default it runs with the system clock. */
export interface WorldOrder {
  id?: string
  seed?: SeedName
  limits?: 'on' | 'off'
  /** Another server of the family: its signs stand in the public status (K14). */
  server?: 'one-hub' | 'new-api' | 'laisky'
  options?: Record<string, string>
  clock?: number
}

/** Creates a noun's part of the state of a new world. */
type Seed = (world: World) => Partial<World>

/**
 * State of one isolated server: clock, rate limits, faults and request log. Each noun declares its own members
 * (`declare module`) and creates them with its seed.
 */
export class World {
  readonly id: string
  readonly seed: SeedName
  readonly limits: 'on' | 'off'
  readonly server: WorldOrder['server']
  readonly clock: Clock
  /** Unix second of the simulated server start. */
  readonly start: number
  /** Rate limit state: unix seconds of accepted calls by class and IP address, oldest first. */
  readonly buckets = new Map<string, number[]>()
  readonly faults = new FaultRules()
  readonly log = new RequestLog()
  #shuffleCount = 0
  #requestCount = 0
  #secretCount = 0

  constructor(
    id: string,
    { seed = 'small', limits = 'off', server, options = {}, clock }: WorldOrder,
    seeds: readonly Seed[],
  ) {
    this.id = id
    this.seed = seed
    this.limits = limits
    this.server = server
    this.clock = new Clock(clock)
    this.start = this.clock.now()
    for (const seedNoun of seeds) Object.assign(this, seedNoun(this))
    for (const [key, value] of Object.entries(options)) this.options.save(key, value)
  }

  /** Rotates the items differently on each call, deterministically: the server iterates Go maps in random order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    this.#shuffleCount += 1
    const offset = this.#shuffleCount % Math.max(items.length, 1)
    return [...items.slice(offset), ...items.slice(0, offset)]
  }

  /** A new secret of letters and digits; the sequence is the same on every run. */
  nextSecret(purpose: string, length: number): string {
    this.#secretCount += 1
    return secretOf(`new ${purpose} ${this.id}`, this.#secretCount, length)
  }

  /** A new secret of hexadecimal digits; the sequence is the same on every run. */
  nextHex(purpose: string, length: number): string {
    this.#secretCount += 1
    return hexOf(`new ${purpose} ${this.id}`, this.#secretCount, length)
  }

  /** A new value for `X-Oneapi-Request-Id`: the time as digits and a counter. */
  nextRequestId(): string {
    this.#requestCount += 1
    const time = new Date(this.clock.now() * 1000).toISOString().replace(/\D/g, '').slice(0, 14)
    return `${time}${String(this.#requestCount).padStart(9, '0')}`
  }
}
