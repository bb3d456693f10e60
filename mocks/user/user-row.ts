/** A user as the database holds it (K5.1), the password in clear because nothing here is real. */
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

/** A user as it travels; every key is always present (K5.1). */
export interface UserOnWire extends UserRow {
  verification_code: string
}

/** Role numbers (K8.1); others are possible. */
export const ROLE = { common: 1, admin: 10, root: 100 } as const

/** Status numbers (K8.1). */
export const USER_STATUS = { enabled: 1, disabled: 2, deleted: 3 } as const

/** What lists and searches show: the access token of everybody, but no password (K5.1). */
export function listedUser(row: UserRow): UserOnWire {
  return { ...row, password: '', verification_code: '' }
}

/** What "own account" and "one user" show: no password, no access token. */
export function shownUser(row: UserRow): UserOnWire {
  return { ...row, password: '', access_token: '', verification_code: '' }
}

/** What managing somebody returns: role and status are filled, the others blank (K6.6, call 32). */
export function managedUser({ role, status }: Pick<UserRow, 'role' | 'status'>): UserOnWire {
  return signedInUser({ id: 0, username: '', display_name: '', role, status })
}

/** What a sign-in returns: five fields are filled, the others blank (K2.3). */
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
