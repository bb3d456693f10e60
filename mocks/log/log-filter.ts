import type { LogColumns } from './log-columns'
import type { LogQuestion } from './log-question'

/** What the lists and sums of entries filter by; 0 and "" ask for nothing, names are exact (K6.10). */
export interface LogFilter {
  type: number
  username: string
  token: string
  model: string
  channel: number
  from: number
  to: number
  /** The owner of an own list. */
  userId?: number
}

/** A number in a query: what does not parse is 0, a fraction too (K1.3). */
export function queryInt(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? ''
  return /^[+-]?\d+$/.test(text) ? Number(text) : 0
}

/** The filter a call of an admin carries; the own ones put their owner over it. */
export function filterOfQuery(query: URLSearchParams): LogFilter {
  return {
    type: queryInt(query, 'type'),
    username: query.get('username') ?? '',
    token: query.get('token_name') ?? '',
    model: query.get('model_name') ?? '',
    channel: queryInt(query, 'channel'),
    from: queryInt(query, 'start_timestamp'),
    to: queryInt(query, 'end_timestamp'),
  }
}

/** 1 at the places of a list that are meant; undefined when all are. */
function places<Item>(list: readonly Item[], isMeant: ((item: Item) => boolean) | undefined) {
  return isMeant && Uint8Array.from(list, (item) => (isMeant(item) ? 1 : 0))
}

function columnTest(filter: LogFilter, columns: LogColumns, start: number) {
  const { type, channel, from, to, username, userId } = filter
  const isOwner = (owner: { id: number; username: string }) =>
    (username === '' || owner.username === username) && (userId === undefined || owner.id === userId)
  const isAnyone = username === '' && userId === undefined
  const users = places(columns.users, isAnyone ? undefined : isOwner)
  const tokens = places(columns.tokens, filter.token === '' ? undefined : (name) => name === filter.token)
  const models = places(columns.models, filter.model === '' ? undefined : (name) => name === filter.model)
  if ([users, tokens, models].some((wanted) => wanted?.includes(1) === false)) return undefined
  const youngest = to === 0 ? Number.NEGATIVE_INFINITY : start - to
  const oldest = from === 0 ? Number.POSITIVE_INFINITY : start - from
  const { age, type: types, channel: channels, user, token, model } = columns
  // What is asked for seldom and met seldom comes first: most places are left after one comparison.
  return (at: number): boolean =>
    (channel === 0 || channels[at] === channel) &&
    (models === undefined || models[model[at] ?? 0] === 1) &&
    (tokens === undefined || tokens[token[at] ?? 0] === 1) &&
    (users === undefined || users[user[at] ?? 0] === 1) &&
    (type === 0 || types[at] === type) &&
    (age[at] ?? 0) >= youngest &&
    (age[at] ?? 0) <= oldest
}

/** The filter as a question; times are inclusive (K6.10). */
export function filterQuestion(filter: LogFilter): LogQuestion {
  const { userId, type, username, token, model, channel, from, to } = filter
  return {
    fits: (row) =>
      (userId === undefined || row.user_id === userId) &&
      (type === 0 || row.type === type) &&
      (username === '' || row.username === username) &&
      (token === '' || row.token_name === token) &&
      (model === '' || row.model_name === model) &&
      (channel === 0 || row.channel === channel) &&
      (from === 0 || row.created_at >= from) &&
      (to === 0 || row.created_at <= to),
    inColumns: (columns, start) => columnTest(filter, columns, start),
  }
}
