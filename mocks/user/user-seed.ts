import { rowsOf, type BaseRows } from '../table'
import { secretOf } from '../secret-of'
import type { UserRow } from './user-row'

function person(id: number, row: Pick<UserRow, 'username' | 'password'> & Partial<UserRow>): UserRow {
  return {
    id,
    display_name: row.username,
    role: 1,
    status: 1,
    email: '',
    github_id: '',
    wechat_id: '',
    lark_id: '',
    oidc_id: '',
    access_token: secretOf('access', id, 32).toLowerCase(),
    quota: 0,
    used_quota: 0,
    request_count: 0,
    group: 'default',
    aff_code: secretOf('aff', id, 4),
    inviter_id: 0,
    ...row,
  }
}

// The first root has no invite code until it asks for one (contract 5.1).
const root = person(1, {
  username: 'root',
  password: '123456',
  display_name: 'Root User',
  role: 100,
  quota: 500_000_000_000_000,
  aff_code: '',
})

const small: UserRow[] = [
  root,
  person(2, {
    username: 'admin',
    password: 'admin12345',
    display_name: 'Admin',
    role: 10,
    quota: 50_000_000,
  }),
  person(3, {
    username: 'alice',
    password: 'alice12345',
    display_name: 'Alice',
    email: 'alice@example.com',
    quota: 1_000_000,
    used_quota: 250_000,
    request_count: 128,
  }),
  person(4, { username: 'bob', password: 'bob1234567', display_name: 'Bob', status: 2, quota: 20_000 }),
  person(5, {
    username: 'chen',
    password: 'chen12345',
    display_name: '陈小明',
    quota: 300_000,
    group: 'vip',
    inviter_id: 3,
  }),
]

/** User rows by seed: root 1, admin 2, alice 3, bob 4 (banned), chen 5; `empty` has root alone. */
export const userSeed: Record<'small' | 'large' | 'empty', BaseRows<UserRow>> = {
  small: rowsOf(small),
  large: rowsOf(small),
  empty: rowsOf([root]),
}
