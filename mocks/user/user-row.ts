/** User row (K5.1). The password is plain text because this is a mock. */
export interface UserRow {
  id: number
  username: string
  password: string
  display_name: string
  role: number
  status: number
  email: string
  github_id: string
  wechat_id: string
  lark_id: string
  oidc_id: string
  access_token: string
  quota: number
  used_quota: number
  request_count: number
  group: string
  aff_code: string
  inviter_id: number
}

/** User in API responses; all keys are always present (K5.1). */
export interface UserOnWire extends UserRow {
  verification_code: string
}

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
