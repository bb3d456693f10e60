/** A log entry as it is stored and as an admin gets it (K5.5). */
export interface LogRow {
  id: number
  /** 0 for test entries. */
  user_id: number
  created_at: number
  type: number
  content: string
  /** The name at the time of writing. */
  username: string
  token_name: string
  model_name: string
  quota: number
  prompt_tokens: number
  completion_tokens: number
  /** Channel id, 0 none. */
  channel: number
  request_id: string
  /** Milliseconds. */
  elapsed_time: number
  is_stream: boolean
  system_prompt_reset: boolean
}

/** Log types (K8.2); as a filter 0 means all. */
export const LOG_TYPE = { unknown: 0, topUp: 1, consume: 2, manage: 3, system: 4, test: 5 } as const

/** An entry whose members are blank and 0 except for the given ones. */
export function logRow(given: Partial<LogRow>): LogRow {
  return {
    id: 0,
    user_id: 0,
    created_at: 0,
    type: 0,
    content: '',
    username: '',
    token_name: '',
    model_name: '',
    quota: 0,
    prompt_tokens: 0,
    completion_tokens: 0,
    channel: 0,
    request_id: '',
    elapsed_time: 0,
    is_stream: false,
    system_prompt_reset: false,
    ...given,
  }
}
