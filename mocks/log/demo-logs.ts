import { hashText } from '../secret-of'
import { demoTokens, type DemoToken } from '../token/demo-tokens'
import { demoUsers } from '../user/demo-users'
import { requestIdAt } from './log-columns'
import { LOG_TYPE, logRow, type LogRow } from './log-row'
import type { LogTable } from './log-table'
import type { World } from '../world'
import { contentOfModel, priceOfModel, seedModels, type SeedModel } from './seed-models'

const HOUR = 3600
const HOURS = 35 * 24
const DAYS_PER_WEEK = 7
const WEEKEND = new Set([0, 6])

/** Calls in an hour: few at night and at the weekend, more from week to week. */
function callsAt(moment: Date, hoursAgo: number): number {
  const hour = moment.getUTCHours()
  const byDay = Math.max(0, Math.sin(((hour - 5) / 16) * Math.PI)) * 14 + 1
  const byWeek = WEEKEND.has(moment.getUTCDay()) ? 0.35 : 1
  const growth = 1 - (hoursAgo / HOURS) * 0.45
  const chance = 0.75 + (hashText(`hour ${hoursAgo}`) % 50) / 100
  return Math.round(byDay * byWeek * growth * chance)
}

/** The token of a call, by the shares of the tokens. */
function tokenOf(random: number): DemoToken | undefined {
  const total = demoTokens.reduce((sum, { share }) => sum + share, 0)
  let rest = random % total
  return demoTokens.find(({ share }) => (rest -= share) < 0)
}

/** The model of a call: one that its token may use, the popular ones more often. */
function modelOf({ models }: DemoToken, random: number): SeedModel | undefined {
  const allowed = seedModels.filter(({ model }) => !models || models.split(',').includes(model))
  return allowed[Math.min((random >>> 8) % allowed.length, (random >>> 16) % allowed.length)]
}

function callAt(time: number, random: number): Partial<LogRow> | undefined {
  const token = tokenOf(random)
  const model = token && modelOf(token, random)
  if (!model) return undefined
  // Long conversations and documents, so that the sums are those of a company.
  const prompt = 4000 + ((random >>> 4) % 100_000)
  const completion = model.model.startsWith('text-embedding') ? 0 : 200 + ((random >>> 12) % 8000)
  return {
    created_at: time,
    type: LOG_TYPE.consume,
    user_id: token.owner,
    token_name: token.name,
    model_name: model.model,
    channel: model.channel,
    content: contentOfModel(model),
    quota: priceOfModel(model, prompt, completion),
    prompt_tokens: prompt,
    completion_tokens: completion,
    elapsed_time: 240 + completion * 2 + (random % 600),
    is_stream: random % 3 !== 0,
  }
}

/** Log of the demo seed: five weeks of working days, with a top-up each week. */
export function demoLogs(start: number): LogRow[] {
  const rows: Partial<LogRow>[] = []
  for (let hoursAgo = HOURS; hoursAgo > 0; hoursAgo -= 1) {
    const from = start - hoursAgo * HOUR
    const calls = callsAt(new Date(from * 1000), hoursAgo)
    for (let call = 0; call < calls; call += 1) {
      const entry = callAt(from + Math.floor((call * HOUR) / calls), hashText(`demo ${hoursAgo} ${call}`))
      if (entry) rows.push(entry)
    }
    if (hoursAgo % (DAYS_PER_WEEK * 24) === 30)
      rows.push({
        created_at: from,
        type: LOG_TYPE.topUp,
        user_id: 3,
        quota: 5_000_000,
        content: 'Monthly budget',
      })
  }
  return rows.map((row, index) => {
    const time = row.created_at ?? start
    return logRow({
      ...row,
      id: index + 1,
      username: demoUsers.find(({ id }) => id === row.user_id)?.username ?? '',
      request_id: requestIdAt(time, index + 1),
    })
  })
}

/** Sets what users, tokens and channels have used to what their entries say. The server counts no token without a limit (K5.3). */
export function countUse({ users, tokens, channels }: World, logs: LogTable): void {
  const used = new Map<string, { quota: number; calls: number }>()
  const usageOf = (...of: readonly unknown[]) => used.get(JSON.stringify(of)) ?? { quota: 0, calls: 0 }
  for (const row of logs.all(({ type }) => type === LOG_TYPE.consume)) {
    const subjects = [
      ['user', row.user_id],
      ['token', row.user_id, row.token_name],
      ['channel', row.channel],
    ]
    for (const of of subjects) {
      const { quota, calls } = usageOf(...of)
      used.set(JSON.stringify(of), { quota: quota + row.quota, calls: calls + 1 })
    }
  }
  for (const { id } of users.all()) {
    const { quota, calls } = usageOf('user', id)
    users.update(id, { used_quota: quota, request_count: calls })
  }
  for (const { id, user_id, name, unlimited_quota } of tokens.all())
    tokens.update(id, { used_quota: unlimited_quota ? 0 : usageOf('token', user_id, name).quota })
  for (const { id } of channels.all()) channels.update(id, { used_quota: usageOf('channel', id).quota })
}
