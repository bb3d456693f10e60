/** Channel row (K5.2). The API returns it with an empty key, except after an update. */
export interface ChannelRow {
  id: number
  /** Channel type (K8.4). */
  type: number
  key: string
  /** 0 unknown, 1 enabled, 2 disabled manually, 3 disabled automatically. */
  status: number
  name: string
  weight: number | null
  created_time: number
  test_time: number
  /** Milliseconds; 0 also after a failed single test. */
  response_time: number
  base_url: string | null
  /** Legacy field for one type-specific value; `config` takes precedence. */
  other: string | null
  balance: number
  balance_updated_time: number
  /** Comma-separated list. */
  models: string
  /** Comma-separated list. */
  group: string
  used_quota: number
  /** JSON text. */
  model_mapping: string | null
  priority: number | null
  /** JSON text, empty by default. */
  config: string
  system_prompt: string | null
}

/** Channel statuses (K8.1). */
export const CHANNEL_STATUS = { enabled: 1, disabled: 2, disabledByServer: 3 } as const

/** Whether a channel is disabled, manually or automatically; status 0 (unknown) is not disabled (K6.7). */
export function isDisabled({ status }: Pick<ChannelRow, 'status'>): boolean {
  return status === CHANNEL_STATUS.disabled || status === CHANNEL_STATUS.disabledByServer
}
