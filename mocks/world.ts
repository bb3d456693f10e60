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

/** What a world starts with: everything small, much of what has many rows, or root alone. */
export type SeedName = 'small' | 'large' | 'empty' | 'hostile'

/** How to make a world; `clock` stands still at that unix second, left out it runs with the machine's. */
export interface WorldOrder {
  id?: string
  seed?: SeedName
  limits?: 'on' | 'off'
  options?: Record<string, string>
  clock?: number
}

/** A server of its own: tables, time, options, limits, faults and a request log that no other world touches. */
export class World {
  readonly id: string
  readonly seed: SeedName
  readonly limits: 'on' | 'off'
  readonly clock: Clock
  /** Unix second at which this server "started". */
  readonly start: number
  readonly options: Options
  readonly users: Table<UserRow>
  readonly tokens: Table<TokenRow>
  readonly redemptions: Table<RedemptionRow>
  /** How many more codes the database takes: with fewer than asked for, making them fails halfway. */
  roomForCodes = Infinity
  /** Mails that left the server, oldest first. */
  readonly mail: SentMail[] = []
  readonly codes: VerificationCodes
  /** Codes that pretended providers gave out and nobody has used. */
  readonly grants = new Map<string, Grant>()
  readonly channels: Table<ChannelRow>
  readonly abilities: Abilities
  readonly channelTests = new ChannelTests(this)
  readonly logs: LogTable
  /** User ids refused at once, whatever their cookie says (K2.2). */
  readonly banned = new Set<number>()
  /** Unix seconds of accepted calls by class and address, oldest first. */
  readonly buckets = new Map<string, number[]>()
  readonly faults = new FaultRules()
  readonly log = new RequestLog()
  #mapReads = 0
  #answers = 0
  #secrets = 0

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

  /** The same items in another order on each call, repeatably: what the server reads from a Go map is unordered. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    this.#mapReads += 1
    const turn = this.#mapReads % Math.max(items.length, 1)
    return [...items.slice(turn), ...items.slice(0, turn)]
  }

  /** Letters and digits that nobody got before, the same on every run. */
  nextSecret(purpose: string, length: number): string {
    this.#secrets += 1
    return secretOf(`new ${purpose} ${this.id}`, this.#secrets, length)
  }

  /** The same in hexadecimal digits. */
  nextHex(purpose: string, length: number): string {
    this.#secrets += 1
    return hexOf(`new ${purpose} ${this.id}`, this.#secrets, length)
  }

  /** A new value for `X-Oneapi-Request-Id`: the time as digits and a counter. */
  nextRequestId(): string {
    this.#answers += 1
    const time = new Date(this.clock.now() * 1000).toISOString().replace(/\D/g, '').slice(0, 14)
    return `${time}${String(this.#answers).padStart(9, '0')}`
  }
}
