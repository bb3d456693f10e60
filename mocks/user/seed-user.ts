import { hexOf, secretOf } from '../secret-of'
import type { UserRow } from './user-row'

/** A seeded user: the overrides on top of a new user's defaults (K6.3). */
export function seedUser(id: number, overrides: Pick<UserRow, 'username'> & Partial<UserRow>): UserRow {
  return {
    id,
    password: `${overrides.username}12345`.slice(0, 20),
    display_name: overrides.username,
    role: 1,
    status: 1,
    email: '',
    github_id: '',
    wechat_id: '',
    lark_id: '',
    oidc_id: '',
    access_token: hexOf('access', id, 32),
    quota: 0,
    used_quota: 0,
    request_count: 0,
    group: 'default',
    aff_code: secretOf('aff', id, 4),
    inviter_id: 0,
    ...overrides,
  }
}
