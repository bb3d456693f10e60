/** A user as the database holds it (contract 5.1), the password in clear because nothing here is real. */
export interface UserRow {
  id: number
  username: string
  password: string
  display_name: string
  /** 1 common, 10 admin, 100 root. */
  role: number
  /** 1 enabled, 2 disabled, 3 deleted. */
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

/** A user as it travels; every key is always present (contract 5.1). */
export interface UserOnWire extends UserRow {
  verification_code: string
}

/** What "own account" and "one user" show: no password, no access token. */
export function shownUser(row: UserRow): UserOnWire {
  return { ...row, password: '', access_token: '', verification_code: '' }
}

/** What a sign-in returns: five fields are filled, the others blank (contract 2.3). */
export function signedInUser({ id, username, display_name, role, status }: UserRow): UserOnWire {
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
