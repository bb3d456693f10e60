import { goBool, goInt, goInt64, goString, goStruct, makeRow, type GoValue } from '../server/go-struct'

/** A log entry; admins get it unchanged (K5.5). */
export const logStruct = goStruct('model', 'Log', {
  id: goInt,
  /** 0 for test entries. */
  user_id: goInt,
  created_at: goInt64,
  type: goInt,
  content: goString,
  /** User name at the time of writing. */
  username: goString,
  token_name: goString,
  model_name: goString,
  quota: goInt,
  prompt_tokens: goInt,
  completion_tokens: goInt,
  /** Channel id; 0 for none. */
  channel: goInt,
  request_id: goString,
  /** Milliseconds. */
  elapsed_time: goInt64,
  is_stream: goBool,
  system_prompt_reset: goBool,
})

export type LogRow = GoValue<typeof logStruct>

/** Log types (K8.2); in filters, 0 means all. */
export const LOG_TYPE = { unknown: 0, topUp: 1, consume: 2, manage: 3, system: 4, test: 5 } as const

/** A log row with overrides; the other fields are empty or 0. */
export function logRow(overrides: Partial<LogRow>): LogRow {
  return makeRow(logStruct, overrides)
}
