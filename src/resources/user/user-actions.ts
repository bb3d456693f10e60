import type { StaticKey } from '#/i18n/i18n'
import type { Account } from '../account/account'
import { isUserDeleted, USER_ROLE, USER_STATUS, type User } from './user'

export const USER_ACTIONS = ['promote', 'demote', 'disable', 'enable', 'delete'] as const
export type UserAction = (typeof USER_ACTIONS)[number]

/** What each action sets. */
export const ACTION_EFFECTS = {
  promote: { role: USER_ROLE.admin },
  demote: { role: USER_ROLE.common },
  disable: { status: USER_STATUS.disabled },
  enable: { status: USER_STATUS.enabled },
  delete: { status: USER_STATUS.deleted },
} as const

/** The members of the signed-in account and of the target that permissions depend on. */
type Actor = Pick<Account, 'id' | 'role'>
type Target = Pick<User, 'id' | 'username' | 'role' | 'status'>

type Applies = (actor: Actor, target: Target, action: UserAction | 'edit') => boolean

const isRoot = ({ role }: { role: number }) => role >= USER_ROLE.root

/**
 * Why an action is refused, by the server's rules; the first that applies is shown. All but an edit go by name, and a blank one
 * would match the first user, root.
 */
const REFUSALS: readonly (readonly [reason: StaticKey, applies: Applies])[] = [
  ['user.refused.deleted', (_, target) => isUserDeleted(target)],
  ['user.refused.noName', (_, target, action) => action !== 'edit' && target.username.trim() === ''],
  ['user.refused.root', (_, target, action) => action !== 'edit' && isRoot(target)],
  ['user.refused.self', (actor, target, action) => action !== 'edit' && actor.id === target.id],
  ['user.refused.peer', (actor, target) => !isRoot(actor) && target.role >= actor.role],
  ['user.refused.onlyRoot', (actor, _, action) => action === 'promote' && !isRoot(actor)],
  ['user.refused.alreadyAdmin', (_, { role }, action) => action === 'promote' && role >= USER_ROLE.admin],
  ['user.refused.alreadyCommon', (_, { role }, action) => action === 'demote' && role <= USER_ROLE.common],
]

/** Returns why `actor` may not perform `action` on `target`; undefined when allowed. Root may edit everyone. */
export function userRefusal(
  action: UserAction | 'edit',
  actor: Actor,
  target: Target,
): StaticKey | undefined {
  return REFUSALS.find(([, applies]) => applies(actor, target, action))?.[0]
}

export function toggleActionOf({ status }: Pick<User, 'status'>): 'disable' | 'enable' {
  return status === USER_STATUS.enabled ? 'disable' : 'enable'
}
