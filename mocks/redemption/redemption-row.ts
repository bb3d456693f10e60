import { goInt, goInt64, goString, goStruct, type GoValue } from '../server/go-struct'

/** A redemption code as it is stored, sent to the API and returned (K5.4). */
export const redemptionRow = goStruct('model', 'Redemption', {
  id: goInt,
  /** Id of the creator, not of the redeemer. */
  user_id: goInt,
  /** 32 hexadecimal digits, returned unmasked. */
  key: goString,
  status: goInt,
  name: goString,
  quota: goInt64,
  created_time: goInt64,
  /** Unix seconds; 0 if not redeemed. */
  redeemed_time: goInt64,
  /** Number of codes to create; 0 in rows. */
  count: goInt,
})

export type RedemptionRow = GoValue<typeof redemptionRow>

/** Redemption code statuses (K8.1). */
export const CODE_STATUS = { unused: 1, disabled: 2, used: 3 } as const
