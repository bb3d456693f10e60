/** A redemption code as it is stored and as it travels (K5.4). */
export interface RedemptionRow {
  id: number
  /** Who made it, not who redeemed it. */
  user_id: number
  /** 32 hexadecimal digits, returned in full. */
  key: string
  status: number
  name: string
  quota: number
  created_time: number
  /** Unix seconds, 0 not redeemed. */
  redeemed_time: number
  /** Of use in a request only. */
  count: 0
}

/** Status numbers (K8.1). */
export const CODE_STATUS = { unused: 1, disabled: 2, used: 3 } as const
