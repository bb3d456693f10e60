import { filterQuery } from '../log/log-query'
import { LOG_TYPE, type LogRow } from '../log/log-row'
import type { World } from '../world'

const DAY = 86_400

/** Daily usage of one model; property names as the server sends them (K6.5, call 20). */
interface DailyModelUsage {
  Day: string
  ModelName: string
  RequestCount: number
  Quota: number
  PromptTokens: number
  CompletionTokens: number
}

function addLogRow(
  sum: DailyModelUsage,
  { quota, prompt_tokens, completion_tokens }: LogRow,
): DailyModelUsage {
  return {
    ...sum,
    RequestCount: sum.RequestCount + 1,
    Quota: sum.Quota + quota,
    PromptTokens: sum.PromptTokens + prompt_tokens,
    CompletionTokens: sum.CompletionTokens + completion_tokens,
  }
}

/** Usage of a user in the last seven UTC days, sorted by day and model. */
export function dashboardOf({ logs, clock }: World, userId: number): DailyModelUsage[] {
  const today = Math.floor(clock.now() / DAY) * DAY
  const span = { from: today - 6 * DAY, to: today + DAY - 1 }
  const none = { username: '', token: '', model: '', channel: 0 }
  const query = filterQuery({ ...none, ...span, type: LOG_TYPE.consume, userId })
  const sums = new Map<string, DailyModelUsage>()
  for (const row of logs.newest(query, 0, Infinity)) {
    const Day = new Date(row.created_at * 1000).toISOString().slice(0, 10)
    const key = `${Day} ${row.model_name}`
    const zero = { RequestCount: 0, Quota: 0, PromptTokens: 0, CompletionTokens: 0 }
    sums.set(key, addLogRow(sums.get(key) ?? { Day, ModelName: row.model_name, ...zero }, row))
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}
