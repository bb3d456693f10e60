import * as z from 'zod/mini'
import { commaText, lenientList } from '#/http/comma-text'
import { lenientCode, lenientText, perhapsNumber } from '#/http/row-values'
import { t, type StaticKey } from '#/i18n/i18n'
import { DEFAULT_GROUP } from '../group/group'

/** Groups as comma text; a list is taken as the text it stands for. */
const groupText = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'string' ? value : z.decode(lenientList, value).join(','))),
)

/**
 * An account as administrators see it (K5.1). Lists carry everybody's system access token: it is dropped
 * here, like every member that is not named (T-10, K10.18). Quotas are server units.
 */
export const userSchema = z.object({
  id: z.int().check(z.positive()),
  username: lenientText,
  display_name: lenientText,
  role: z.int(),
  status: lenientCode,
  email: lenientText,
  github_id: lenientText,
  wechat_id: lenientText,
  /** Undefined where the server does not say; possibly rounded by JavaScript, see `isQuotaExact`. */
  quota: perhapsNumber,
  used_quota: perhapsNumber,
  request_count: perhapsNumber,
  /** As the server keeps it: one name, or several with commas that match no price (K10.9). */
  group: groupText,
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

/** What a deleted account is renamed to (K5.1); enabling one by accident leaves it that name. */
const DELETED_NAME = /^deleted_[0-9a-f]{32}$/

/** Whether an account is a deleted one, which only a search brings to light (K10.7). */
export function isUserDeleted({ status, username }: Pick<User, 'status' | 'username'>): boolean {
  return status === USER_STATUS.deleted || DELETED_NAME.test(username)
}

/** How an account stands. */
export function statusKind(user: Pick<User, 'status' | 'username'>): StatusKind {
  if (isUserDeleted(user)) return 'deleted'
  if (user.status === USER_STATUS.enabled) return 'enabled'
  return user.status === USER_STATUS.disabled ? 'disabled' : 'unknown'
}

/** Words for roles and states; unknown ones are shown with their number. */
export const USER_ROLE_LABELS: Record<RoleKind, StaticKey> = {
  common: 'user.role.common',
  admin: 'user.role.admin',
  root: 'user.role.root',
  unknown: 'user.role.unknown',
}
export const USER_STATUS_LABELS: Record<StatusKind, StaticKey> = {
  enabled: 'user.status.enabled',
  disabled: 'user.status.disabled',
  deleted: 'user.status.deleted',
  unknown: 'user.status.unknown',
}

/** What an account is called in lists and on buttons: its id where the name is blank (SH-11). */
export function userName({ username, id }: Pick<User, 'username' | 'id'>): string {
  return username.trim() === '' ? t('user.unnamed', { id }) : username
}

/** The groups that are set for an account; none where the server keeps none. */
export function givenGroups({ group }: Pick<User, 'group'>): string[] {
  return z.decode(commaText, group)
}

/** The groups of an account, for reading; nobody is in none (SH-13). */
export function userGroups(user: Pick<User, 'group'>): string[] {
  const groups = givenGroups(user)
  return groups.length > 0 ? groups : [DEFAULT_GROUP]
}

/**
 * Whether a save keeps the remaining quota to the last unit. Every save has to carry it (K10.19), so that an account
 * whose quota JavaScript has rounded cannot be saved at all. One that the server does not tell has to be typed.
 */
export function isQuotaExact({ quota }: Pick<User, 'quota'>): boolean {
  return quota === undefined || Number.isSafeInteger(quota)
}

/** Orders the server offers for the list, each descending; `''` is newest first. */
export const USER_ORDERS = ['', 'quota', 'used_quota', 'request_count'] as const
export type UserOrder = (typeof USER_ORDERS)[number]
