import { goBool, goInt, goInt64, goPointer, goString, goStruct, type GoValue } from '../server/go-struct'

/** A token as it is stored, sent to the API and returned, key included (K5.3). */
export const tokenRow = goStruct('model', 'Token', {
  id: goInt,
  user_id: goInt,
  /** 48 letters and digits, without `sk-`. */
  key: goString,
  /** 1 enabled, 2 disabled, 3 expired, 4 exhausted. */
  status: goInt,
  name: goString,
  created_time: goInt64,
  accessed_time: goInt64,
  /** Unix seconds; -1 for never. */
  expired_time: goInt64,
  remain_quota: goInt64,
  unlimited_quota: goBool,
  used_quota: goInt64,
  models: goPointer(goString),
  subnet: goPointer(goString),
})

export type TokenRow = GoValue<typeof tokenRow>

/** Token statuses (K8.1). */
export const TOKEN_STATUS = { enabled: 1, disabled: 2, expired: 3, exhausted: 4 } as const
