/** Log row; admins get it unchanged (K5.5). */
export interface LogRow {
  id: number
  /** 0 for test entries. */
  user_id: number
  created_at: number
  type: number
  content: string
  /** User name at the time of writing. */
  username: string
  token_name: string
  model_name: string
  quota: number
  prompt_tokens: number
  completion_tokens: number
  /** Channel id; 0 for none. */
  channel: number
  request_id: string
  /** Milliseconds. */
  elapsed_time: number
  is_stream: boolean
  system_prompt_reset: boolean
}

/** Log types (K8.2); in filters, 0 means all. */
export const LOG_TYPE = { unknown: 0, topUp: 1, consume: 2, manage: 3, system: 4, test: 5 } as const

/** A log row with overrides; the other fields are empty or 0. */
export function logRow(overrides: Partial<LogRow>): LogRow {
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
    ...overrides,
  }
}
