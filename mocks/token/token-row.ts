/** Token row; the API returns it unchanged, including the key (K5.3). */
export interface TokenRow {
  id: number
  user_id: number
  /** 48 letters and digits, without `sk-`. */
  key: string
  /** 1 enabled, 2 disabled, 3 expired, 4 exhausted. */
  status: number
  name: string
  created_time: number
  accessed_time: number
  /** Unix seconds; -1 for never. */
  expired_time: number
  remain_quota: number
  unlimited_quota: boolean
  used_quota: number
  models: string | null
  subnet: string | null
}

/** Token statuses (K8.1). */
export const TOKEN_STATUS = { enabled: 1, disabled: 2, expired: 3, exhausted: 4 } as const
