import type { SeedName } from '../world'
import { rowsOf, type BaseRows } from '../table'
import { demoUsers } from './demo-users'
import { rootAlone, smallUsers, seedUser } from './small-users'
import { type UserRow, ROLE, USER_STATUS } from './user-row'
import { hexOf } from '../secret-of'
import { hostileTexts } from './hostile-texts'

const USERNAMES = ['maria', 'li', 'nadia', 'tom', 'olga', 'wei', 'sara', 'jun', 'ines', 'omar', 'kofi']
const DISPLAY_NAMES = ['María', '李', 'Nadia', 'Tom', 'Ольга', '伟', 'Sara', '俊', 'Inês', 'عمر', 'Kofi']
const GROUPS = ['default', 'default', 'default', 'vip', 'svip']

/** Number of users in the large seed. */
const LARGE_COUNT = 10_000

/** Computes user `id` of the large seed; the first ones are those of the small seed. */
function largeUser(id: number): UserRow {
  const known = smallUsers[id - 1]
  if (known) return known
  const name = `${USERNAMES[id % USERNAMES.length] ?? 'user'}${id}`
  const isDeleted = id % 41 === 0
  const isDisabled = id % 23 === 0
  return seedUser(id, {
    username: isDeleted ? `deleted_${hexOf('deleted', id, 32)}` : name,
    password: `${name}-secret`,
    display_name: `${DISPLAY_NAMES[id % DISPLAY_NAMES.length] ?? 'User'} ${id}`,
    role: id % 500 === 0 ? ROLE.admin : ROLE.common,
    status: isDeleted ? USER_STATUS.deleted : isDisabled ? USER_STATUS.disabled : USER_STATUS.enabled,
    email: id % 3 === 0 ? `${name}@example.com` : '',
    github_id: id % 10 === 0 ? `${name}-gh` : '',
    quota: (id * 7919) % 5_000_000,
    used_quota: (id * 104_729) % 9_000_000,
    request_count: (id * 31) % 12_000,
    group: GROUPS[id % GROUPS.length] ?? 'default',
    inviter_id: id % 4 === 0 ? (id % 50) + 1 : 0,
  })
}

const NAMED_COUNT = 5

/** The five named users, then one per hostile text, used in every text field. */
const hostileUsers: readonly UserRow[] = [
  ...smallUsers.slice(0, NAMED_COUNT),
  ...hostileTexts.map((text, index) => {
    const id = NAMED_COUNT + index + 1
    return seedUser(id, {
      // The id makes values unique where the column requires it.
      username: index % 2 === 0 ? text : `${text} ${id}`,
      password: 'hostile12345',
      display_name: text,
      email: `${text}@evil.example`,
      github_id: text,
      wechat_id: text,
      lark_id: text,
      oidc_id: text,
      access_token: hexOf('access', id, 32),
      group: text,
      aff_code: text,
      role: id % 9 === 0 ? 99 : 1,
      status: id % 8 === 0 ? 99 : 1,
      quota: id % 5 === 0 ? -9_007_199_254_740_991 : id * 1000,
    })
  }),
]

/** Seed users: root 1, admin 2, alice 3, bob 4 (banned), chen 5, then others; `empty` has root only. */
export const userSeed: Record<SeedName, BaseRows<UserRow>> = {
  small: rowsOf(smallUsers),
  demo: rowsOf(demoUsers),
  large: { count: LARGE_COUNT, rowOf: largeUser },
  hostile: rowsOf(hostileUsers),
  empty: rowsOf(rootAlone),
}
