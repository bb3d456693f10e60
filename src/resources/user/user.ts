import * as z from 'zod/mini'
import { commaText } from '#/http/comma-text'
import { t, type PlainKey } from '#/i18n/i18n'
import { DEFAULT_GROUP } from '../group/group'

/** Missing and null are blank: most of these are empty for most people. */
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)
/** A whole number, also one that JavaScript has rounded: it is still worth showing (SH-07). */
const count = z.number().check(z.refine((value) => Number.isInteger(value)))

/**
 * An account as administrators see it (contract 5.1). Lists carry everybody's system access token: it is dropped
 * here, like every member that is not named (T-10, D18). Quotas are server units.
 */
export const userSchema = z.object({
  id: z.int().check(z.positive()),
  username: z.string(),
  display_name: text,
  role: z.int(),
  status: z.int(),
  email: text,
  github_id: text,
  wechat_id: text,
  quota: count,
  used_quota: z.catch(count, 0),
  request_count: z.catch(count, 0),
  /** As the server keeps it: one name, or several with commas that match no price (D9). */
  group: text,
})
export type User = z.output<typeof userSchema>

/** Role numbers that have a meaning; between and above them the next lower one counts (SH-03). */
export const USER_ROLE = { common: 1, admin: 10, root: 100 } as const
export const USER_STATUS = { enabled: 1, disabled: 2, deleted: 3 } as const

/** What lists and filters tell apart. */
export const ROLE_KINDS = ['common', 'admin', 'root', 'unknown'] as const
export const STATUS_KINDS = ['enabled', 'disabled', 'deleted', 'unknown'] as const
export type RoleKind = (typeof ROLE_KINDS)[number]
export type StatusKind = (typeof STATUS_KINDS)[number]

/** The name of a role number; `unknown` for one that this console does not know. */
export function roleKind(role: number): RoleKind {
  if (role === USER_ROLE.common) return 'common'
  if (role === USER_ROLE.admin) return 'admin'
  return role === USER_ROLE.root ? 'root' : 'unknown'
}

/** What a deleted account is renamed to (contract 5.1); enabling one by accident leaves it that name. */
const DELETED_NAME = /^deleted_[0-9a-f]{32}$/

/** Whether an account is a deleted one, which only a search brings to light (D7). */
export function isDeleted({ status, username }: Pick<User, 'status' | 'username'>): boolean {
  return status === USER_STATUS.deleted || DELETED_NAME.test(username)
}

/** How an account stands. */
export function statusKind(user: Pick<User, 'status' | 'username'>): StatusKind {
  if (isDeleted(user)) return 'deleted'
  if (user.status === USER_STATUS.enabled) return 'enabled'
  return user.status === USER_STATUS.disabled ? 'disabled' : 'unknown'
}

/** Words for roles and states; unknown ones are shown with their number. */
export const ROLE_LABELS: Record<RoleKind, PlainKey> = {
  common: 'user.role.common',
  admin: 'user.role.admin',
  root: 'user.role.root',
  unknown: 'user.role.unknown',
}
export const STATUS_LABELS: Record<StatusKind, PlainKey> = {
  enabled: 'user.status.enabled',
  disabled: 'user.status.disabled',
  deleted: 'user.status.deleted',
  unknown: 'user.status.unknown',
}

/** What an account is called in lists and on buttons: its id where the name is blank (SH-11). */
export function userName({ username, id }: Pick<User, 'username' | 'id'>): string {
  return username.trim() === '' ? t('user.unnamed', { id }) : username
}

/** The groups of an account, for reading; nobody is in none (SH-13). */
export function groupsOf({ group }: Pick<User, 'group'>): string[] {
  const groups = z.decode(commaText, group)
  return groups.length > 0 ? groups : [DEFAULT_GROUP]
}

/**
 * Whether the remaining quota is known to the last unit. Every save has to carry it (D19), so that an account whose
 * quota JavaScript has rounded cannot be saved at all.
 */
export function isExact({ quota }: Pick<User, 'quota'>): boolean {
  return Number.isSafeInteger(quota)
}

/** Orders the server offers for the list, each descending; `''` is newest first. */
export const USER_ORDERS = ['', 'quota', 'used_quota', 'request_count'] as const
export type UserOrder = (typeof USER_ORDERS)[number]
