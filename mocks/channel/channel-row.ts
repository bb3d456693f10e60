/** A channel as it is stored (K5.2); it travels the same way, its key blank except after an edit. */
export interface ChannelRow {
  id: number
  /** See K8.4. */
  type: number
  key: string
  /** 0 unknown, 1 enabled, 2 disabled by hand, 3 disabled by the server. */
  status: number
  name: string
  weight: number | null
  created_time: number
  test_time: number
  /** Milliseconds; 0 also after a failed single test. */
  response_time: number
  base_url: string | null
  /** Older place of one value per type; `config` wins over it. */
  other: string | null
  balance: number
  balance_updated_time: number
  /** Joined by commas. */
  models: string
  /** Joined by commas. */
  group: string
  used_quota: number
  /** JSON as text. */
  model_mapping: string | null
  priority: number | null
  /** JSON as text, blank by default. */
  config: string
  system_prompt: string | null
}

/** Status numbers the rules ask for (K8.1). */
export const CHANNEL_STATUS = { enabled: 1, disabled: 2, disabledByServer: 3 } as const

/** Whether a row is switched off, by hand or by the server; the unknown status 0 is not (K6.7). */
export function isDisabled({ status }: Pick<ChannelRow, 'status'>): boolean {
  return status === CHANNEL_STATUS.disabled || status === CHANNEL_STATUS.disabledByServer
}
