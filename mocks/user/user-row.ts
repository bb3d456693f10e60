import { goInt, goInt64, goString, goStruct, type GoValue } from '../server/go-struct'

/**
 * A user as it is sent to the API and returned, all keys always present (K5.1). Each call reads some of its fields
 * (K6.5 and K6.6). The password is plain text because this is a mock.
 */
export const userRow = goStruct('model', 'User', {
  id: goInt,
  username: goString,
  password: goString,
  display_name: goString,
  role: goInt,
  status: goInt,
  email: goString,
  github_id: goString,
  wechat_id: goString,
  lark_id: goString,
  oidc_id: goString,
  verification_code: goString,
  access_token: goString,
  quota: goInt64,
  used_quota: goInt64,
  request_count: goInt,
  group: goString,
  aff_code: goString,
  inviter_id: goInt,
})

/** User in request and response bodies. */
export type UserOnWire = GoValue<typeof userRow>

/** User row. */
export type UserRow = Omit<UserOnWire, 'verification_code'>

/** User roles (K8.1); other numbers may occur. */
export const ROLE = { common: 1, admin: 10, root: 100 } as const

/** User statuses (K8.1). */
export const USER_STATUS = { enabled: 1, disabled: 2, deleted: 3 } as const

/** User in lists and searches: with access token, without password (K5.1). */
export function listedUser(row: UserRow): UserOnWire {
  return { ...row, password: '', verification_code: '' }
}

/** User in `GET /api/user/self` and `GET /api/user/:id`: without password and access token. */
export function shownUser(row: UserRow): UserOnWire {
  return { ...row, password: '', access_token: '', verification_code: '' }
}

/** User returned by `POST /api/user/manage`: only role and status are set (K6.6, call 32). */
export function managedUser({ role, status }: Pick<UserRow, 'role' | 'status'>): UserOnWire {
  return signedInUser({ id: 0, username: '', display_name: '', role, status })
}

/** User returned by a log-in: only five fields are set (K2.3). */
export function signedInUser({
  id,
  username,
  display_name,
  role,
  status,
}: Pick<UserRow, 'id' | 'username' | 'display_name' | 'role' | 'status'>): UserOnWire {
  const blank = { email: '', github_id: '', wechat_id: '', lark_id: '', oidc_id: '', group: '', aff_code: '' }
  const zero = { quota: 0, used_quota: 0, request_count: 0, inviter_id: 0 }
  return {
    id,
    username,
    display_name,
    role,
    status,
    password: '',
    verification_code: '',
    access_token: '',
    ...blank,
    ...zero,
  }
}
