import type { StaticKey } from '#/i18n/i18n'
import type { Account } from '../account/account'
import { isUserDeleted, USER_ROLE, USER_STATUS, type User } from './user'

/** Actions on a user in the list. */
export const USER_ACTIONS = ['promote', 'demote', 'disable', 'enable', 'delete'] as const
/** Action on a user in the list. */
export type UserAction = (typeof USER_ACTIONS)[number]

type RoleAndStatus = Pick<User, 'role' | 'status'>

/** Members that each action changes. */
export const ACTION_EFFECTS: Record<UserAction, Partial<RoleAndStatus>> = {
  promote: { role: USER_ROLE.admin },
  demote: { role: USER_ROLE.common },
  disable: { status: USER_STATUS.disabled },
  enable: { status: USER_STATUS.enabled },
  delete: { status: USER_STATUS.deleted },
}

/** The members of the signed-in account and of the target that permissions depend on. */
type Actor = Pick<Account, 'id' | 'role'>
type Target = Pick<User, 'id' | 'username' | 'role' | 'status'>

interface Refusal {
  reason: StaticKey
  applies: (actor: Actor, target: Target) => boolean
}

const isRoot = ({ role }: { role: number }) => role >= USER_ROLE.root

/** Checks before every change; the first match is the reason shown. */
const ALWAYS: readonly Refusal[] = [
  { reason: 'user.refused.deleted', applies: (_, target) => isUserDeleted(target) },
]
const PEERS: readonly Refusal[] = [
  {
    reason: 'user.refused.peer',
    applies: (actor, target) => !isRoot(actor) && target.role >= actor.role,
  },
]
/** Checks before actions by name. A blank name would match the first user, root. */
const BY_NAME: readonly Refusal[] = [
  ...ALWAYS,
  { reason: 'user.refused.noName', applies: (_, target) => target.username.trim() === '' },
  { reason: 'user.refused.root', applies: (_, target) => isRoot(target) },
  { reason: 'user.refused.self', applies: (actor, target) => actor.id === target.id },
  ...PEERS,
]

const BY_ACTION: Record<UserAction, readonly Refusal[]> = {
  promote: [
    { reason: 'user.refused.onlyRoot', applies: (actor) => !isRoot(actor) },
    { reason: 'user.refused.alreadyAdmin', applies: (_, target) => target.role >= USER_ROLE.admin },
  ],
  demote: [{ reason: 'user.refused.alreadyCommon', applies: (_, target) => target.role <= USER_ROLE.common }],
  disable: [],
  enable: [],
  delete: [],
}

function firstReason(refusals: readonly Refusal[], actor: Actor, target: Target): StaticKey | undefined {
  return refusals.find(({ applies }) => applies(actor, target))?.reason
}

/** Returns why `actor` may not perform `action` on `target`, by the server's rules; undefined when allowed. */
export function userActionRefusal(action: UserAction, actor: Actor, target: Target): StaticKey | undefined {
  return firstReason([...BY_NAME, ...BY_ACTION[action]], actor, target)
}

/** Returns why `actor` may not edit `target`; undefined when allowed. Root may edit everyone. */
export function userEditRefusal(actor: Actor, target: Target): StaticKey | undefined {
  return firstReason([...ALWAYS, ...PEERS], actor, target)
}

/** Returns the toggle action that a row offers. */
export function toggleActionOf({ status }: Pick<User, 'status'>): 'disable' | 'enable' {
  return status === USER_STATUS.enabled ? 'disable' : 'enable'
}
