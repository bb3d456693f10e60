import { tokenSeed } from '../token/token-seed'
import { contentOfModel, seedModels, priceOfModel } from './seed-models'
import type { LogColumns } from './log-columns'
import { LOG_TYPE } from './log-row'

const LOG_COUNT = 100_000
/** Seconds between two entries; the oldest is about 100 days old. */
const INTERVAL_SECONDS = 86
const NOBODY = 0
const users = ['', 'root', 'admin', 'alice', 'bob', 'chen'].map((username, id) => ({ id, username }))

/** The used tokens of the large seed and their owners. */
function tokensInUse(): { name: string; owner: number }[] {
  const { count, rowOf } = tokenSeed('large', 0)
  const ids = [...Array.from({ length: 40 }, (_, place) => 1 + place * 120), count - 4, count - 1, count]
  return ids.map((id) => ({ name: rowOf(id).name, owner: rowOf(id).user_id }))
}

/** An entry that is not a consumption; only a top-up by API has a quota (K5.5). */
interface Event {
  type: number
  content: string
  quota?: number
}

const others: readonly Event[] = [
  { type: LOG_TYPE.topUp, content: '通过兑换码充值 ＄1.000000 额度' },
  { type: LOG_TYPE.manage, content: '管理员将用户额度从 ＄1.000000 额度修改为 ＄2.000000 额度' },
  { type: LOG_TYPE.system, content: '新用户注册赠送 ＄0.200000 额度' },
  { type: LOG_TYPE.test, content: '渠道 OpenAI 测试成功，响应：Hello!' },
  { type: LOG_TYPE.test, content: '渠道 DeepSeek 测试失败，错误：response has no choices' },
  { type: LOG_TYPE.topUp, content: 'Goodwill credit for the outage in spring', quota: 500_000 },
]

/** A deterministic pseudo-random number per index. */
function pseudoRandom(at: number): number {
  const mix = Math.imul(at + 1, 0x9e3779b1)
  return (mix ^ (mix >>> 15)) >>> 0
}

const promptAt = (at: number) => 20 + (pseudoRandom(at + 7) % 3800)
const completionAt = (at: number) => 1 + (pseudoRandom(at + 13) % 1400)

function createColumns(): LogColumns {
  const inUse = tokensInUse()
  const columns: LogColumns = {
    count: LOG_COUNT,
    age: new Int32Array(LOG_COUNT),
    type: new Uint8Array(LOG_COUNT),
    user: new Uint8Array(LOG_COUNT),
    token: new Uint8Array(LOG_COUNT),
    model: new Uint8Array(LOG_COUNT),
    content: new Uint8Array(LOG_COUNT),
    channel: new Uint16Array(LOG_COUNT),
    quota: new Int32Array(LOG_COUNT),
    users,
    tokens: ['', ...inUse.map(({ name }) => name)],
    models: ['', ...seedModels.map(({ model }) => model)],
    contents: [...others.map(({ content }) => content), ...seedModels.map(contentOfModel)],
    rest: (at) => ({
      prompt_tokens: columns.model[at] === 0 ? 0 : promptAt(at),
      completion_tokens: columns.model[at] === 0 ? 0 : completionAt(at),
      elapsed_time: columns.model[at] === 0 ? 0 : 200 + completionAt(at) * 9,
      is_stream: columns.model[at] !== 0 && pseudoRandom(at) % 3 !== 0,
    }),
  }
  for (let at = 0; at < LOG_COUNT; at += 1) fillRow(columns, at, inUse)
  return columns
}

function fillRow(columns: LogColumns, at: number, inUse: readonly { owner: number }[]): void {
  const chance = pseudoRandom(at)
  columns.age[at] = (LOG_COUNT - at) * INTERVAL_SECONDS + (chance % INTERVAL_SECONDS)
  if (chance % 100 < 6) {
    const other = chance % others.length
    const { type = 0, quota = 0 }: Partial<Event> = others[other] ?? {}
    columns.type[at] = type
    columns.content[at] = other
    columns.quota[at] = quota
    columns.user[at] = type === LOG_TYPE.test ? NOBODY : 1 + ((chance >>> 8) % 5)
    columns.channel[at] = type === LOG_TYPE.test ? 1 + ((chance >>> 10) % 2000) : 0
    return
  }
  const token = (chance >>> 7) % inUse.length
  const place = Math.min((chance >>> 5) % seedModels.length, (chance >>> 17) % seedModels.length)
  const seedModel = seedModels[place]
  if (!seedModel) return
  columns.type[at] = LOG_TYPE.consume
  columns.token[at] = token + 1
  columns.user[at] = inUse[token]?.owner ?? 1
  columns.model[at] = place + 1
  columns.content[at] = others.length + place
  columns.channel[at] = 1 + ((chance >>> 11) % 2000)
  columns.quota[at] = priceOfModel(seedModel, promptAt(at), completionAt(at))
}

let cached: LogColumns | undefined

/** Entries of the large seed, computed from their ids. Created once and shared by all worlds. */
export function largeLogs(): LogColumns {
  cached ??= createColumns()
  return cached
}
