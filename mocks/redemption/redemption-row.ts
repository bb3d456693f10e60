/** Redemption code row; the API returns it unchanged (K5.4). */
export interface RedemptionRow {
  id: number
  /** Id of the creator, not of the redeemer. */
  user_id: number
  /** 32 hexadecimal digits, returned unmasked. */
  key: string
  status: number
  name: string
  quota: number
  created_time: number
  /** Unix seconds; 0 if not redeemed. */
  redeemed_time: number
  /** Used in requests only. */
  count: 0
}

/** Redemption code statuses (K8.1). */
export const CODE_STATUS = { unused: 1, disabled: 2, used: 3 } as const
