import { people } from '../oauth/provider-people'
import { hexOf, secretOf } from '../secret-of'
import { ROLE, USER_STATUS, type UserRow } from './user-row'

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

const { github, lark, oidc, wechat } = people
const idOf = (who: { id: string } | undefined) => who?.id ?? ''

type UserOverrides = Pick<UserRow, 'username'> & Partial<UserRow>

/** Tests rely on the names, ids and passwords of these five users. */
const named: readonly UserOverrides[] = [
  {
    username: 'root',
    password: '123456',
    display_name: 'Root User',
    role: ROLE.root,
    quota: 500_000_000_000_000,
    // The initial root has no invitation code until it requests one (K5.1).
    aff_code: '',
  },
  { username: 'admin', display_name: 'Admin', role: ROLE.admin, quota: 50_000_000 },
  {
    username: 'alice',
    display_name: 'Alice',
    email: 'alice@example.com',
    quota: 1_000_000,
    used_quota: 250_000,
    request_count: 128,
  },
  {
    username: 'bob',
    password: 'bob1234567',
    display_name: 'Bob',
    status: USER_STATUS.disabled,
    quota: 20_000,
  },
  { username: 'chen', display_name: '陈小明', quota: 300_000, group: 'vip', inviter_id: 3 },
]

const more: readonly UserOverrides[] = [
  {
    username: 'maria',
    display_name: 'María Fernández',
    email: 'maria@example.com',
    github_id: idOf(github['member']),
    quota: 2_400_000,
    used_quota: 5_600_000,
    request_count: 3_912,
  },
  {
    username: '王芳',
    display_name: '王芳（市场部）',
    email: 'wang.fang@example.cn',
    lark_id: idOf(lark['member']),
    wechat_id: idOf(wechat['member']),
    quota: 750_000,
    used_quota: 12_500,
    request_count: 41,
    group: 'vip',
  },
  {
    username: 'nadia',
    display_name: 'Nadia Okafor',
    email: 'nadia@example.com',
    role: ROLE.admin,
    oidc_id: idOf(oidc['member']),
    quota: 10_000_000,
    group: 'svip',
  },
  {
    username: `deleted_${hexOf('deleted', 9, 32)}`,
    display_name: 'Gone',
    status: USER_STATUS.deleted,
    email: 'gone@example.com',
    github_id: idOf(github['deleted']),
    lark_id: idOf(lark['deleted']),
    oidc_id: idOf(oidc['deleted']),
    wechat_id: idOf(wechat['deleted']),
    used_quota: 75_000,
    request_count: 19,
  },
  {
    username: 'olga',
    display_name: 'Olga',
    status: USER_STATUS.disabled,
    github_id: idOf(github['disabled']),
    lark_id: idOf(lark['disabled']),
    oidc_id: idOf(oidc['disabled']),
    wechat_id: idOf(wechat['disabled']),
    quota: 90_000,
  },
  { username: 'twelve-chars', display_name: 'Twenty letters here!', email: `${'x'.repeat(38)}@example.com` },
  { username: 'moderator', display_name: 'Role of a fork', role: 7, quota: 60_000 },
  { username: 'frozen', display_name: 'Status of a fork', status: 9, quota: 60_000 },
  // OAuth accounts may have names that exceed the length limits of forms (K11.37).
  {
    username: 'a-preferred-name-of-many-letters',
    display_name: 'A display name from a provider, far too long',
    oidc_id: 'auth|1a2b3',
    quota: 5_000,
  },
  { username: 'wealthy', quota: 9_007_199_254_740_991, used_quota: 4_503_599_627_370_496, group: 'svip' },
  { username: 'overdrawn', quota: -1_824, used_quota: 501_824, request_count: 977, inviter_id: 3 },
  { username: 'two-groups', display_name: '两个分组', quota: 40_000, group: 'default,vip' },
  { username: 'visitor', display_name: '', role: 0, group: '' },
]

/** Users of the small seed: all roles and statuses, unknown ones, long names, both languages, bound accounts. */
export const smallUsers: readonly UserRow[] = [...named, ...more].map((overrides, index) =>
  seedUser(index + 1, overrides),
)

/** Users of the empty seed: root only. */
export const rootAlone: readonly UserRow[] = smallUsers.slice(0, 1)
