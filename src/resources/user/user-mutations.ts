import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Changes } from '#/fields/record-values'
import { confirmWrite, readBeforeWrite } from '#/http/confirm-write'
import { HttpFailure, isNotFound } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { listPage } from '#/http/rows'
import { t } from '#/i18n/i18n'
import { createMutation } from '../create-mutation'
import { choiceMember, notBlank, numberMember, textMember, type EditMember } from '../edit-plan'
import { type RecordValues, rowMutations } from '../row-mutations'
import { isUserDeleted, USER_STATUS, userName, userSchema, type User, USER } from './user'
import { ACTION_EFFECTS, type UserAction } from './user-actions'
import type { NewUserBody } from './user-fields'

/** Thrown before sending when the user of that id has another name now: actions address users by name. */
export class RenamedUser extends HttpFailure {
  constructor(now: User) {
    super({ kind: 'refused', serverMessage: t('user.renamed', { id: now.id, name: userName(now) }) })
    this.name = 'RenamedUser'
  }
}

const users = listPage(userSchema)
const fetchOne = (id: number) => gateway.get('api/user/{id}', userSchema, { id })

const stateSchema = z.object({ role: z.int(), status: z.int() })
type UserState = z.output<typeof stateSchema>
const optionalState = z.catch(z.optional(stateSchema), undefined)

type UserIdentity = Pick<User, 'id' | 'username'>

async function wasCreated({ username }: NewUserBody): Promise<boolean> {
  // Reading the newest page suffices: the server rejects a name that an older user has.
  const { rows } = await gateway.get('api/user/', users, { search: { p: 0 } })
  return rows.some((user) => user.username === username)
}

/**
 * Sends an action. The endpoint addresses users by name, so the name is first compared with a fresh read of the id: nothing is
 * sent when it is blank or differs.
 */
async function manage({ id, username }: UserIdentity, action: UserAction): Promise<UserState | undefined> {
  const now = await readBeforeWrite(() => fetchOne(id))
  if (username.trim() === '' || now.username !== username) throw new RenamedUser(now)
  return gateway.post('api/user/manage', optionalState, { body: { username, action } })
}

/** Whether a user has the role and status that an action sets. */
function hasEffect(now: User, action: UserAction): boolean {
  const { role = now.role, status = now.status } = ACTION_EFFECTS[action]
  return now.role === role && now.status === status
}

async function wasDeleted(id: number): Promise<boolean> {
  try {
    return isUserDeleted(await fetchOne(id))
  } catch (error) {
    if (isNotFound(error)) return true
    throw error
  }
}

const rows = rowMutations({
  noun: USER,
  path: 'api/user/',
  schema: userSchema,
  successMessage: 'common.done',
  savedMessage: 'user.updated',
  nameOf: userName,
  valuesOf: userValues,
  putMembers,
})

/** Sends some members of a user; always its quota, which the server would log as changed to nothing. */
async function putMembers(now: User, { status, ...members }: Changes): Promise<User> {
  const { id } = now
  if (Object.keys(members).length > 0)
    await gateway.put('api/user/', nothing, { body: { id, quota: now.quota, ...members } })
  if (status !== undefined) {
    if (now.username.trim() === '') throw new RenamedUser(now)
    const action: UserAction = status === USER_STATUS.enabled ? 'enable' : 'disable'
    await gateway.post('api/user/manage', nothing, { body: { username: now.username, action } })
  }
  return { ...now, ...members, status: Number(status ?? now.status) }
}

export const userMutations = {
  ...rows,
  create: createMutation({
    request: async (body: NewUserBody) => gateway.post('api/user/', nothing, { body }),
    verify: wasCreated,
    meta: { invalidates: [[USER]], successMessage: 'user.created', errorHandledBy: 'form' },
  }),
  /** Promotes, demotes, enables or disables a user. With `hasDialog`, the open dialog shows the failure. */
  manage: (user: UserIdentity, hasDialog: boolean) =>
    rows.mutateRow<UserAction, UserState>(user, {
      request: (action) => manage(user, action),
      isDone: hasEffect,
      changedRow: (row, action, result) => ({
        ...row,
        ...(typeof result === 'object' ? result : ACTION_EFFECTS[action]),
      }),
      errorHandledBy: hasDialog ? 'form' : undefined,
    }),
  /** Deletes a user by name; by id without a look at the name while the page is being left (`removeOnLeave`). */
  remove: (user: UserIdentity) =>
    rows.mutateRow<void, UserState>(user, {
      request: () => manage(user, 'delete'),
      isDone: isUserDeleted,
      // The server renames a user that it deletes, so a read decides.
      isGone: async (error) =>
        (error instanceof RenamedUser || isNotFound(error)) && (await wasDeleted(user.id)),
      errorHandledBy: 'form',
    }),
}

export function userValues({ group, status, quota = 0 }: User): RecordValues {
  return { group, status, quota }
}

/** What a bulk edit can change in users. The server cannot store a quota of 0. */
export const USER_EDITS: readonly EditMember[] = [
  textMember({ name: 'group', label: 'common.group', check: notBlank }),
  numberMember({ name: 'quota', label: 'common.remainingQuota', hint: 'job.edit.hint.quota' }, 1),
  choiceMember({ name: 'status', label: 'common.status' }, [
    [USER_STATUS.enabled, 'user.status.enabled'],
    [USER_STATUS.disabled, 'user.status.disabled'],
  ]),
]

/** User with a known quota, which adding an amount requires. */
export type KnownQuota = User & { quota: number }

/** Whether the quota changed from `before` by `amount`. Throws when it has any third value, which proves nothing. */
async function wasQuotaChanged(before: KnownQuota, amount: number): Promise<boolean> {
  const { quota } = await fetchOne(before.id)
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

/**
 * Adds `amount` (server units, may be negative) to the quota of the freshly read user `now`. Returns the user
 * afterwards, or undefined when that read fails.
 */
export const changeQuotaMutation = mutationOptions({
  mutationFn: async ({ now, amount }: { now: KnownQuota; amount: number }) => {
    await confirmWrite(
      () => send(now, amount),
      () => wasQuotaChanged(now, amount),
    )
    return fetchOne(now.id).catch(() => undefined)
  },
  meta: { invalidates: [[USER]], errorHandledBy: 'form' },
})
