import * as z from 'zod/mini'
import { recordName, type NamedMembers } from '../known-record'
import { greatestFirst, recordQueries } from '../record-queries'
import { commaList, lenient, lenientCode, lenientText, optionalNumber } from '#/http/rows'
import { DEFAULT_GROUP } from '../group/group'

/** Parses groups as comma text; a list is joined. */
const groupText = lenient((value) => (typeof value === 'string' ? value : commaList(value).join(',')))

/**
 * Schema of a user as administrators see it; quotas are server units. Drops unknown members, because lists
 * contain everyone's access token.
 */
export const userSchema = z.lazy(() =>
  z.object({
    id: z.int().check(z.positive()),
    username: lenientText,
    display_name: lenientText,
    role: z.int(),
    status: lenientCode,
    email: lenientText,
    github_id: lenientText,
    wechat_id: lenientText,
    /** Undefined when the server sends none; possibly rounded by JavaScript, see `isQuotaExact`. */
    quota: optionalNumber,
    used_quota: optionalNumber,
    request_count: optionalNumber,
    /** As stored: one name, or several with commas, which match no group price. */
    group: groupText,
  }),
)
export type User = z.output<typeof userSchema>

/** Known role numbers; any other number has the permissions of the next lower one. */
export const USER_ROLE = { common: 1, admin: 10, root: 100 } as const
export const USER_STATUS = { enabled: 1, disabled: 2, deleted: 3 } as const

export const ROLE_KINDS = ['common', 'admin', 'root', 'unknown'] as const
export const STATUS_KINDS = ['enabled', 'disabled', 'deleted', 'unknown'] as const
export type RoleKind = (typeof ROLE_KINDS)[number]
export type StatusKind = (typeof STATUS_KINDS)[number]

/** Returns the kind of a role number; `unknown` for an unknown one. */
export function roleKind(role: number): RoleKind {
  return ROLE_KINDS.find((kind) => kind !== 'unknown' && USER_ROLE[kind] === role) ?? 'unknown'
}

/** Name that the server gives a deleted user; enabling the user again keeps it. */
const DELETED_NAME = /^deleted_[0-9a-f]{32}$/

/** Whether a user is deleted; only searches return such users. */
export function isUserDeleted({ status, username }: Pick<User, 'status' | 'username'>): boolean {
  return status === USER_STATUS.deleted || DELETED_NAME.test(username)
}

export function statusKind(user: Pick<User, 'status' | 'username'>): StatusKind {
  if (isUserDeleted(user)) return 'deleted'
  if (user.status === USER_STATUS.enabled) return 'enabled'
  return user.status === USER_STATUS.disabled ? 'disabled' : 'unknown'
}

export const userName = (user: NamedMembers) => recordName('user', user)

export function givenGroups({ group }: Pick<User, 'group'>): string[] {
  return commaList(group)
}

/** Returns the effective groups of a user: the default group when none is stored. */
export function userGroups(user: Pick<User, 'group'>): string[] {
  const groups = givenGroups(user)
  return groups.length > 0 ? groups : [DEFAULT_GROUP]
}

/**
 * Whether a save preserves the remaining quota exactly. Every save includes it, so a user whose quota
 * JavaScript rounded cannot be saved; a missing quota must be typed.
 */
export function isQuotaExact({ quota }: Pick<User, 'quota'>): boolean {
  return quota === undefined || Number.isSafeInteger(quota)
}

export const USER_LIMITS = {
  username: { max: 12 },
  displayName: { max: 20 },
  password: { min: 8, max: 20 },
} as const

/** Orders of the list that the server supports, each descending; `''` is newest first. */
export const USER_ORDERS = ['', 'quota', 'used_quota', 'request_count'] as const
export type UserOrder = (typeof USER_ORDERS)[number]

/** Sorts users as the server orders its list, which is the only one that it orders. */
export function usersInOrder(rows: readonly User[], order: UserOrder): User[] {
  return greatestFirst(rows, (user) => user[order || 'id'] ?? -Infinity)
}

/**
 * Queries of users. The list has deleted ones too, once more than its first page is read; the server refuses one user of the
 * same or a higher role, except to root.
 */
export const userQueries = recordQueries({
  noun: 'user',
  schema: userSchema,
  searched: ({ id, username, display_name, email }) => ({ id, texts: [username, display_name, email] }),
})
