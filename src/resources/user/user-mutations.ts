import * as z from 'zod/mini'
import type { Changes } from '#/fields/record-values'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { listPage } from '#/http/rows'
import { createMutation } from '../create-mutation'
import { statusMember, notBlank, numberMember, textMember, type EditMember } from '../edit-plan'
import { AnotherRecord } from '../known-record'
import { type RecordValues, rowMutations } from '../row-mutations'
import { isUserDeleted, USER_STATUS, userSchema, type User } from './user'
import { ACTION_EFFECTS, USER_ACTIONS, type UserAction } from './user-actions'
import type { NewUserBody } from './user-fields'

const users = listPage(userSchema)

const stateSchema = z.object({ role: z.int(), status: z.int() })
const optionalState = z.catch(z.optional(stateSchema), undefined)

async function wasCreated({ username }: NewUserBody): Promise<boolean> {
  // Reading the newest page suffices: the server rejects a name that an older user has.
  const { rows } = await gateway.get('api/user/', users, { search: { p: 0 } })
  return rows.some((user) => user.username === username)
}

/** Sends an action to a user that was just read: the endpoint goes by name, and a blank one would match the first user, root. */
function manage({ id, username }: User, action: UserAction) {
  if (username.trim() === '') throw new AnotherRecord({ id, name: username })
  return gateway.post('api/user/manage', optionalState, { body: { username, action } })
}

const rows = rowMutations({
  noun: 'user',
  schema: userSchema,
  valuesOf: userValues,
  putMembers,
  remove: (now) => manage(now, 'delete'),
  isRemoved: isUserDeleted,
})

/**
 * Sends some members of a user; always its quota, which the server would log as changed to nothing. Role and status are set by an
 * action each.
 */
async function putMembers(now: User, { role, status, ...members }: Changes): Promise<User | undefined> {
  const { id, quota } = now
  if (Object.keys(members).length > 0)
    await gateway.put('api/user/', nothing, { body: { id, quota, ...members } })
  const set: Changes = { role, status }
  const actions = USER_ACTIONS.filter((action) =>
    Object.entries(ACTION_EFFECTS[action]).every(([name, value]) => set[name] === value),
  )
  let state: Partial<User> | undefined = {}
  // oxlint-disable-next-line no-await-in-loop -- one action after the other
  for (const action of actions) state = await manage(now, action)
  return state && { ...now, ...members, ...state }
}

export const userMutations = {
  ...rows,
  create: createMutation({
    request: async (body: NewUserBody) => gateway.post('api/user/', nothing, { body }),
    verify: wasCreated,
    meta: { invalidates: [['user']], successMessage: 'user.created', errorHandledBy: 'form' },
  }),
}

export function userValues({ group, role, status, quota = 0 }: User): RecordValues {
  return { group, role, status, quota }
}

/** What a bulk edit can change in users. The server cannot store a quota of 0. */
export const USER_EDITS: readonly EditMember[] = [
  textMember({ name: 'group', label: 'common.group', check: notBlank }),
  numberMember({ name: 'quota', label: 'common.remainingQuota', hint: 'job.edit.hint.quota' }, 1),
  statusMember([USER_STATUS.enabled, 'user.status.enabled'], [USER_STATUS.disabled, 'user.status.disabled']),
]

/** User with a known quota, which adding an amount requires. */
export type KnownQuota = User & { quota: number }

/** Whether the quota changed from `before` by `amount`. Throws when it has any third value, which proves nothing. */
async function wasQuotaChanged(before: KnownQuota, amount: number): Promise<boolean> {
  const { quota } = await gateway.get('api/user/{id}', userSchema, { id: before.id })
  if (quota === before.quota + amount) return true
  if (quota === before.quota) return false
  throw new HttpFailure({ kind: 'other' })
}

const isUnknownCall = (error: unknown) =>
  error instanceof HttpFailure && error.kind === 'notFound' && error.status === 404

function overwrite({ id, quota }: KnownQuota, amount: number) {
  return gateway.put('api/user/', nothing, { body: { id, quota: quota + amount } })
}

/** Adds by the top-up endpoint, which is atomic; servers without it get the new total. */
async function send(now: KnownQuota, amount: number) {
  if (amount < 0) return overwrite(now, amount)
  try {
    return await gateway.post('api/topup', nothing, { body: { user_id: now.id, quota: amount, remark: '' } })
  } catch (error) {
    if (isUnknownCall(error)) return overwrite(now, amount)
    throw error
  }
}

/** Adds `amount` (server units, may be negative) to the quota of the freshly read user `now`. */
export const changeQuotaMutation = createMutation({
  request: ({ now, amount }: { now: KnownQuota; amount: number }) => send(now, amount),
  verify: ({ now, amount }) => wasQuotaChanged(now, amount),
  meta: { invalidates: [['user']], errorHandledBy: 'caller' },
})
