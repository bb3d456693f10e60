import { tokenSeed } from '../token/token-seed'
import { contentOfModel, seedModels, priceOfModel } from './seed-models'
import type { LogColumns } from './log-columns'
import { LOG_TYPE } from './log-row'

const COUNT = 100_000
/** Seconds between two entries: the oldest is about a hundred days old. */
const STEP = 86
const NOBODY = 0
const users = ['', 'root', 'admin', 'alice', 'bob', 'chen'].map((username, id) => ({ id, username }))

/** Tokens of the large seed that are in use, and whose they are. */
function tokensInUse(): { name: string; owner: number }[] {
  const { count, rowOf } = tokenSeed('large', 0)
  const ids = [...Array.from({ length: 40 }, (_, place) => 1 + place * 120), count - 4, count - 1, count]
  return ids.map((id) => ({ name: rowOf(id).name, owner: rowOf(id).user_id }))
}

/** What is no consumption; only a top-up by API has a quota (K5.5). */
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

/** Scattered but repeatable: neighbours share nothing. */
function chanceOf(at: number): number {
  const mix = Math.imul(at + 1, 0x9e3779b1)
  return (mix ^ (mix >>> 15)) >>> 0
}

const promptAt = (at: number) => 20 + (chanceOf(at + 7) % 3800)
const answerAt = (at: number) => 1 + (chanceOf(at + 13) % 1400)

function filled(): LogColumns {
  const inUse = tokensInUse()
  const columns: LogColumns = {
    count: COUNT,
    age: new Int32Array(COUNT),
    type: new Uint8Array(COUNT),
    user: new Uint8Array(COUNT),
    token: new Uint8Array(COUNT),
    model: new Uint8Array(COUNT),
    content: new Uint8Array(COUNT),
    channel: new Uint16Array(COUNT),
    quota: new Int32Array(COUNT),
    users,
    tokens: ['', ...inUse.map(({ name }) => name)],
    models: ['', ...seedModels.map(({ model }) => model)],
    contents: [...others.map(({ content }) => content), ...seedModels.map(contentOfModel)],
    rest: (at) => ({
      prompt_tokens: columns.model[at] === 0 ? 0 : promptAt(at),
      completion_tokens: columns.model[at] === 0 ? 0 : answerAt(at),
      elapsed_time: columns.model[at] === 0 ? 0 : 200 + answerAt(at) * 9,
      is_stream: columns.model[at] !== 0 && chanceOf(at) % 3 !== 0,
    }),
  }
  for (let at = 0; at < COUNT; at += 1) fill(columns, at, inUse)
  return columns
}

function fill(columns: LogColumns, at: number, inUse: readonly { owner: number }[]): void {
  const chance = chanceOf(at)
  columns.age[at] = (COUNT - at) * STEP + (chance % STEP)
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
  const good = seedModels[place]
  if (!good) return
  columns.type[at] = LOG_TYPE.consume
  columns.token[at] = token + 1
  columns.user[at] = inUse[token]?.owner ?? 1
  columns.model[at] = place + 1
  columns.content[at] = others.length + place
  columns.channel[at] = 1 + ((chance >>> 11) % 2000)
  columns.quota[at] = priceOfModel(good, promptAt(at), answerAt(at))
}

let made: LogColumns | undefined

/** The entries of the large seed: each a function of its id alone, filled in once for all worlds. */
export function largeLogs(): LogColumns {
  made ??= filled()
  return made
}
