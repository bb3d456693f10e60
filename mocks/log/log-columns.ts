import type { LogRow } from './log-row'

/**
 * Many entries as columns of numbers, oldest first: a filter over 100,000 of them takes a millisecond or two, because
 * no row is built until it is shown. Texts are places in short lists. Ages count back from a world's start, so that
 * all worlds share one set.
 */
export interface LogColumns {
  count: number
  age: Int32Array
  type: Uint8Array
  /** Places in `users`, `tokens`, `models` and `contents`. */
  user: Uint8Array
  token: Uint8Array
  model: Uint8Array
  content: Uint8Array
  channel: Uint16Array
  quota: Int32Array
  users: readonly { id: number; username: string }[]
  tokens: readonly string[]
  models: readonly string[]
  contents: readonly string[]
  /** The members nobody filters by, for the row at a place. */
  rest: (at: number) => Pick<LogRow, 'prompt_tokens' | 'completion_tokens' | 'elapsed_time' | 'is_stream'>
}

/** The row at a place, from 0; its id is the place and one. */
export function rowAt(columns: LogColumns, at: number, start: number): LogRow {
  const owner = columns.users[columns.user[at] ?? 0]
  const created = start - (columns.age[at] ?? 0)
  return {
    id: at + 1,
    user_id: owner?.id ?? 0,
    created_at: created,
    type: columns.type[at] ?? 0,
    content: columns.contents[columns.content[at] ?? 0] ?? '',
    username: owner?.username ?? '',
    token_name: columns.tokens[columns.token[at] ?? 0] ?? '',
    model_name: columns.models[columns.model[at] ?? 0] ?? '',
    quota: columns.quota[at] ?? 0,
    channel: columns.channel[at] ?? 0,
    request_id: requestIdAt(created, at + 1),
    system_prompt_reset: false,
    ...columns.rest(at),
  }
}

/** A request id as the server makes them: the time as digits, then more digits. */
export function requestIdAt(created: number, id: number): string {
  const time = new Date(created * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
  return `${time}${String(id).padStart(9, '0')}`
}
