import { hexOf } from '../secret-of'
import { seedUser } from './seed-user'
import { smallUsers } from './small-users'
import { ROLE, USER_STATUS, type UserRow } from './user-row'

const USERNAMES = ['maria', 'li', 'nadia', 'tom', 'olga', 'wei', 'sara', 'jun', 'ines', 'omar', 'kofi']
const DISPLAY_NAMES = ['María', '李', 'Nadia', 'Tom', 'Ольга', '伟', 'Sara', '俊', 'Inês', 'عمر', 'Kofi']
const GROUPS = ['default', 'default', 'default', 'vip', 'svip']

/** Number of users in the large seed. */
export const LARGE_COUNT = 10_000

/** Computes user `id` of the large seed; the first ones are those of the small seed. */
export function largeUser(id: number): UserRow {
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
