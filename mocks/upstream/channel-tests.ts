import { CHANNEL_STATUS, isDisabled, type ChannelRow } from '../channel/channel-row'
import type { World } from '../world'
import { runChannelTest, type TestOutcome } from './exchange'
import { untilReleased } from './until-released'
import { crashes } from './providers'
import { providerOf } from './rules'
import { recordTest } from './test-log'

/** A run over many channels: those still to be tested, as they were at the start, and since when the first is. */
interface Run {
  queue: Readonly<ChannelRow>[]
  since: number
  /** Milliseconds that the first one was held back, undefined while it was not. */
  heldMs?: number
  isHeld: boolean
}

/** The server's stand-in for a threshold of 0, in milliseconds. */
const NO_THRESHOLD = 10_000_000

/**
 * The channel tests of a world (K6.7, calls 41 and 42). Nothing here waits for real time: a test takes as
 * long as its provider's words say by the world's clock, and what ended since is caught up with before each call.
 */
export class ChannelTests {
  readonly #world: World
  #overdue: { at: number; id: number; change: Partial<ChannelRow> }[] = []
  #run: Run | undefined

  constructor(world: World) {
    this.#world = world
  }

  /** Tests one channel; a hanging one answers after a release. The row changes once the answer is ready. */
  async one(channel: Readonly<ChannelRow>, wanted: string): Promise<{ outcome: TestOutcome; ms: number }> {
    const { clock, channels } = this.#world
    const provider = providerOf(channel)
    const since = clock.now()
    if (provider.hangs) await untilReleased(this.#world.faults)
    const ms = provider.ms + (clock.now() - since) * 1000
    const outcome = runChannelTest(channel, wanted)
    const change = { response_time: outcome.isGood ? ms : 0, test_time: clock.now() }
    if (provider.isSlow) this.#overdue.push({ at: clock.now() + 1, id: channel.id, change })
    else channels.update(channel.id, change)
    recordTest(this.#world, { at: clock.now(), channel, outcome, ms })
    return { outcome, ms }
  }

  /** Starts testing all channels, the disabled ones, or for any other word none; false while a run goes on. */
  start(scope: string): boolean {
    this.catchUp()
    if (this.#run) return false
    const isMeant = scope === 'all' ? () => true : scope === 'disabled' ? isDisabled : () => false
    // Newest first, as the server reads them.
    const queue = this.#world.channels.all(isMeant).toReversed()
    this.#run = { queue, since: this.#world.clock.now(), isHeld: false }
    this.catchUp()
    return true
  }

  /** Does everything that has ended by now. */
  catchUp(): void {
    const now = this.#world.clock.now()
    for (const { id, change } of this.#overdue.filter(({ at }) => at <= now))
      this.#world.channels.update(id, change)
    this.#overdue = this.#overdue.filter(({ at }) => at > now)
    while (this.#run && this.#stepped(this.#run, now));
  }

  /** Ends the first test of the run if it is over; false when the run must wait. */
  #stepped(run: Run, now: number): boolean {
    const [channel] = run.queue
    // A crash ends the whole process, and with it the run (K8.4).
    if (!channel || crashes(channel)) {
      this.#run = undefined
      return false
    }
    const { ms, hangs } = providerOf(channel)
    if (run.isHeld) return false
    if (hangs && run.heldMs === undefined) {
      void this.#hold(run)
      return false
    }
    const took = ms + (run.heldMs ?? 0)
    const end = run.since + took / 1000
    if (end > now) return false
    this.#end(channel, took, Math.floor(end))
    run.queue.shift()
    run.since = end
    run.heldMs = undefined
    return true
  }

  async #hold(run: Run): Promise<void> {
    run.isHeld = true
    await untilReleased(this.#world.faults)
    run.isHeld = false
    run.heldMs = Math.max(0, Math.round((this.#world.clock.now() - run.since) * 1000))
  }

  #end(channel: Readonly<ChannelRow>, ms: number, at: number): void {
    const outcome = runChannelTest(channel, '')
    const status = this.#applyResult(channel, outcome, ms)
    // Unlike a single test, a run also keeps the time of a failure.
    this.#world.channels.update(channel.id, { response_time: ms, test_time: at, ...status })
    if (status.status !== undefined)
      this.#world.abilities.setEnabled(channel.id, status.status === CHANNEL_STATUS.enabled)
    recordTest(this.#world, { at, channel, outcome, ms })
  }

  /** The status a test of a run leads to, when it changes: by what the channel was at the start. */
  #applyResult(channel: Readonly<ChannelRow>, outcome: TestOutcome, ms: number): { status?: number } {
    const { options } = this.#world
    const isEnabled = channel.status === CHANNEL_STATUS.enabled
    const threshold = Math.trunc(options.float('ChannelDisableThreshold') * 1000) || NO_THRESHOLD
    const isRefused = ms > threshold || (!outcome.isGood && outcome.isRejection)
    if (isEnabled && isRefused && options.isOn('AutomaticDisableChannelEnabled'))
      return { status: CHANNEL_STATUS.disabledByServer }
    if (!isEnabled && outcome.isGood && options.isOn('AutomaticEnableChannelEnabled'))
      return { status: CHANNEL_STATUS.enabled }
    return {}
  }
}
