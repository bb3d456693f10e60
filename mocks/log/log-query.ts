import type { LogColumns } from './log-columns'
import type { LogRow } from './log-row'
import { sqlLike } from '../server/sql-like'

/** Compiled log query, for built rows and for columns. */
export interface LogQuery {
  fits: (row: Readonly<LogRow>) => boolean
  /** Creates a predicate for an index of the columns; undefined if no entry can match. */
  inColumns: (columns: LogColumns, start: number) => ((at: number) => boolean) | undefined
}

/** Filter of log lists and sums; 0 and "" mean no filter, names match exactly (K6.10). */
export interface LogFilter {
  type: number
  username: string
  token: string
  model: string
  channel: number
  from: number
  to: number
  /** Owner id, for the caller's own list. */
  userId?: number
}

/** Parses an integer query parameter; invalid values, including fractions, are 0 (K1.3). */
export function queryInt(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? ''
  return /^[+-]?\d+$/.test(text) ? Number(text) : 0
}

/** Parses the filter of an admin's query; calls for own entries add the owner. */
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

/** Lookup table with 1 at matching indices; undefined if all match. */
function indexMask<Item>(list: readonly Item[], isMatch: ((item: Item) => boolean) | undefined) {
  return isMatch && Uint8Array.from(list, (item) => (isMatch(item) ? 1 : 0))
}

function columnTest(filter: LogFilter, columns: LogColumns, start: number) {
  const { type, channel, from, to, username, userId } = filter
  const isOwner = (owner: { id: number; username: string }) =>
    (username === '' || owner.username === username) && (userId === undefined || owner.id === userId)
  const isAnyone = username === '' && userId === undefined
  const users = indexMask(columns.users, isAnyone ? undefined : isOwner)
  const tokens = indexMask(columns.tokens, filter.token === '' ? undefined : (name) => name === filter.token)
  const models = indexMask(columns.models, filter.model === '' ? undefined : (name) => name === filter.model)
  if ([users, tokens, models].some((mask) => mask?.includes(1) === false)) return undefined
  const youngest = to === 0 ? Number.NEGATIVE_INFINITY : start - to
  const oldest = from === 0 ? Number.POSITIVE_INFINITY : start - from
  const { age, type: types, channel: channels, user, token, model } = columns
  // The most selective filters come first, so that most entries are rejected after one comparison.
  return (at: number): boolean =>
    (channel === 0 || channels[at] === channel) &&
    (models === undefined || models[model[at] ?? 0] === 1) &&
    (tokens === undefined || tokens[token[at] ?? 0] === 1) &&
    (users === undefined || users[user[at] ?? 0] === 1) &&
    (type === 0 || types[at] === type) &&
    (age[at] ?? 0) >= youngest &&
    (age[at] ?? 0) <= oldest
}

/** Compiles a filter to a log query; time bounds are inclusive (K6.10). */
export function filterQuery(filter: LogFilter): LogQuery {
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

/** Converts a keyword like SQLite does when it compares a text with an integer column; NaN if not numeric. */
function typeOf(keyword: string): number {
  return /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(keyword) ? Number(keyword) : Number.NaN
}

/** Query of the search over all entries: by type, or by content prefix (K6.10, call 65). */
export function searchQuery(keyword: string): LogQuery {
  const type = typeOf(keyword)
  const pattern = `${keyword}%`
  return {
    fits: (row) => row.type === type || sqlLike(row.content, pattern),
    inColumns: (columns) => {
      const contents = columns.contents.map((content) => sqlLike(content, pattern))
      return (at) => columns.type[at] === type || contents[columns.content[at] ?? 0] === true
    },
  }
}

/** Query of the search over own entries: by type only (K6.10, call 67). */
export function ownSearchQuery(keyword: string, userId: number): LogQuery {
  const type = typeOf(keyword)
  return {
    fits: (row) => row.user_id === userId && row.type === type,
    inColumns: (columns) => {
      const users = columns.users.map(({ id }) => id === userId)
      return (at) => columns.type[at] === type && users[columns.user[at] ?? 0] === true
    },
  }
}
