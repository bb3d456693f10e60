import { Abilities } from './channel/ability'
import type { ChannelRow } from './channel/channel-row'
import { channelSeed } from './channel/channel-seed'
import { Clock } from './clock'
import { logSeed } from './log/log-seed'
import { LogTable } from './log/log-table'
import type { SentMail } from './mail/sent-mail'
import { VerificationCodes } from './mail/verification-codes'
import type { Grant } from './oauth/grants'
import { Options } from './option/options'
import type { RedemptionRow } from './redemption/redemption-row'
import { redemptionSeed } from './redemption/redemption-seed'
import { hexOf, secretOf } from './secret-of'
import { FaultRules } from './server/fault-rules'
import { RequestLog } from './server/request-log'
import { Table } from './table'
import type { TokenRow } from './token/token-row'
import { tokenSeed } from './token/token-seed'
import { ChannelTests } from './upstream/channel-tests'
import type { UserRow } from './user/user-row'
import { userSeed } from './user/user-seed'

/** Initial data of a world: `small` sample data, `large` tables, `empty` (root only) or `hostile` inputs. */
export type SeedName = 'small' | 'large' | 'empty' | 'hostile'

/** Options for creating a world. `clock` freezes the time at a unix second; by default it runs with the system clock. */
export interface WorldOrder {
  id?: string
  seed?: SeedName
  limits?: 'on' | 'off'
  options?: Record<string, string>
  clock?: number
}

/** State of one isolated server: tables, clock, options, rate limits, faults and request log. */
export class World {
  readonly id: string
  readonly seed: SeedName
  readonly limits: 'on' | 'off'
  readonly clock: Clock
  /** Unix second of the simulated server start. */
  readonly start: number
  readonly options: Options
  readonly users: Table<UserRow>
  readonly tokens: Table<TokenRow>
  readonly redemptions: Table<RedemptionRow>
  /** Number of redemption codes the database still accepts; a larger batch fails halfway. */
  roomForCodes = Infinity
  /** Sent mails, oldest first. */
  readonly mail: SentMail[] = []
  readonly codes: VerificationCodes
  /** Unused authorization codes of the mock OAuth providers. */
  readonly grants = new Map<string, Grant>()
  readonly channels: Table<ChannelRow>
  readonly abilities: Abilities
  readonly channelTests = new ChannelTests(this)
  readonly logs: LogTable
  /** Ids of banned users, rejected regardless of their cookie (K2.2). */
  readonly banned = new Set<number>()
  /** Rate limit state: unix seconds of accepted calls by class and IP address, oldest first. */
  readonly buckets = new Map<string, number[]>()
  readonly faults = new FaultRules()
  readonly log = new RequestLog()
  #shuffleCount = 0
  #requestCount = 0
  #secretCount = 0

  constructor(id: string, { seed = 'small', limits = 'off', options = {}, clock }: WorldOrder) {
    this.id = id
    this.seed = seed
    this.limits = limits
    this.clock = new Clock(clock)
    this.start = this.clock.now()
    this.users = new Table(userSeed[seed])
    this.tokens = new Table(tokenSeed(seed, this.start))
    this.redemptions = new Table(redemptionSeed(seed, this.start))
    this.codes = new VerificationCodes(this.clock)
    this.channels = new Table(channelSeed(seed, this.start))
    this.abilities = new Abilities(this.channels)
    this.logs = new LogTable(logSeed(seed, this.start), this.start)
    this.options = new Options(seed)
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
