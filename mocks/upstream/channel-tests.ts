import { CHANNEL_STATUS, isDisabled, type ChannelRow } from '../channel/channel-row'
import type { World } from '../world'
import { runChannelTest, type TestOutcome } from './exchange'
import { untilReleased } from './until-released'
import { crashes } from './providers'
import { providerOf } from './rules'
import { LOG_TYPE } from '../log/log-row'
import { recordLog } from '../log/record-log'

/** A finished channel test. */
interface TestRecord {
  /** Unix seconds. */
  at: number
  channel: Readonly<ChannelRow>
  outcome: TestOutcome
  ms: number
}

/** Writes the type-5 log entry of a test, without a user (K5.5 and K6.7). */
function recordTest(world: World, { at, channel, outcome, ms }: TestRecord): void {
  const { isSuccess, message, model } = outcome
  recordLog(world, {
    user_id: 0,
    type: LOG_TYPE.test,
    content: `渠道 ${channel.name} ${isSuccess ? '测试成功，响应：' : '测试失败，错误：'}${message}`,
    created_at: at,
    model_name: model,
    channel: channel.id,
    elapsed_time: ms,
  })
}

/** A running test of many channels. */
interface Run {
  /** Remaining channels, as they were at the start of the run. */
  queue: Readonly<ChannelRow>[]
  /** Unix second at which the test of the first channel started. */
  since: number
  /** Milliseconds that the test of the first channel was held; undefined if it was not. */
  heldMs?: number
  isHeld: boolean
}

/** Threshold in ms that the server uses instead of 0. */
const NO_THRESHOLD = 10_000_000

/**
 * Channel tests of a world (K6.7, calls 41 and 42). Durations come from the mock provider and elapse by the world's
 * clock, not in real time; due results are applied before each call.
 */
export class ChannelTests {
  readonly #world: World
  #delayedUpdates: { at: number; id: number; change: Partial<ChannelRow> }[] = []
  #run: Run | undefined

  constructor(world: World) {
    this.#world = world
  }

  /** Tests one channel and updates its row. The test of a hanging provider ends with a release. */
  async one(channel: Readonly<ChannelRow>, modelName: string): Promise<{ outcome: TestOutcome; ms: number }> {
    const { clock, channels } = this.#world
    const provider = providerOf(channel)
    const since = clock.now()
    if (provider.hangs) await untilReleased(this.#world.faults)
    const ms = provider.ms + (clock.now() - since) * 1000
    const outcome = runChannelTest(channel, modelName)
    const change = { response_time: outcome.isSuccess ? ms : 0, test_time: clock.now() }
    if (provider.isSlow) this.#delayedUpdates.push({ at: clock.now() + 1, id: channel.id, change })
    else channels.update(channel.id, change)
    recordTest(this.#world, { at: clock.now(), channel, outcome, ms })
    return { outcome, ms }
  }

  /** Starts a run over `all` or `disabled` channels (none for other scopes). Returns false while a run is active. */
  start(scope: string): boolean {
    this.catchUp()
    if (this.#run) return false
    const isInScope = scope === 'all' ? () => true : scope === 'disabled' ? isDisabled : () => false
    // Newest first, as on the server.
    const queue = this.#world.channels.all(isInScope).toReversed()
    this.#run = { queue, since: this.#world.clock.now(), isHeld: false }
    this.catchUp()
    return true
  }

  /** Applies all results that are due by the world's clock. */
  catchUp(): void {
    const now = this.#world.clock.now()
    for (const { id, change } of this.#delayedUpdates.filter(({ at }) => at <= now))
      this.#world.channels.update(id, change)
    this.#delayedUpdates = this.#delayedUpdates.filter(({ at }) => at > now)
    while (this.#run && this.#finishNext(this.#run, now));
  }

  /** Finishes the first test of the run if it is due. Returns false if the run must wait or has ended. */
  #finishNext(run: Run, now: number): boolean {
    const [channel] = run.queue
    // A crash ends the server process and thereby the run (K8.4).
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
    const durationMs = ms + (run.heldMs ?? 0)
    const end = run.since + durationMs / 1000
    if (end > now) return false
    this.#end(channel, durationMs, Math.floor(end))
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
    // Unlike a single test, a run also stores the response time of a failure.
    this.#world.channels.update(channel.id, { response_time: ms, test_time: at, ...status })
    if (status.status !== undefined)
      this.#world.abilities.setEnabled(channel.id, status.status === CHANNEL_STATUS.enabled)
    recordTest(this.#world, { at, channel, outcome, ms })
  }

  /** The new status after a test in a run, based on the status at the start of the run; empty if unchanged. */
  #applyResult(channel: Readonly<ChannelRow>, outcome: TestOutcome, ms: number): { status?: number } {
    const { options } = this.#world
    const isEnabled = channel.status === CHANNEL_STATUS.enabled
    const threshold = Math.trunc(options.float('ChannelDisableThreshold') * 1000) || NO_THRESHOLD
    const isRefused = ms > threshold || (!outcome.isSuccess && outcome.isRejection)
    if (isEnabled && isRefused && options.isOn('AutomaticDisableChannelEnabled'))
      return { status: CHANNEL_STATUS.disabledByServer }
    if (!isEnabled && outcome.isSuccess && options.isOn('AutomaticEnableChannelEnabled'))
      return { status: CHANNEL_STATUS.enabled }
    return {}
  }
}
