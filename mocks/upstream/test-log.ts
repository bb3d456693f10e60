import type { ChannelRow } from '../channel/channel-row'
import { LOG_TYPE } from '../log/log-row'
import { recordLog } from '../log/record-log'
import type { World } from '../world'
import type { TestOutcome } from './exchange'

/** A finished channel test. */
export interface TestRecord {
  /** Unix seconds. */
  at: number
  channel: Readonly<ChannelRow>
  outcome: TestOutcome
  ms: number
}

/** Writes the type-5 log entry of a test, without a user (K5.5 and K6.7). */
export function recordTest(world: World, { at, channel, outcome, ms }: TestRecord): void {
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
