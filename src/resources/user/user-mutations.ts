import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isNotFound } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { listPage, withoutRow, withRow, type ListPage } from '#/http/list-page'
import { confirmWrite, type CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import { isUserDeleted, userName, userSchema, type User } from './user'
import { EFFECTS, type UserAction } from './user-actions'
import { userChanges, type NewUser, type UserDraft } from './user-draft'
import { USER } from './user-queries'

/** Thrown before sending when the user of that id has another name now: actions address users by name (T-33). */
export class RenamedUser extends HttpFailure {
  /** The user as just fetched. */
  readonly now: User

  constructor(now: User) {
    super({ kind: 'refused', serverMessage: t('user.renamed', { id: now.id, name: userName(now) }) })
    this.name = 'RenamedUser'
    this.now = now
  }
}

const users = listPage(userSchema)
const fetchOne = (id: number) => gateway.get('api/user/{id}', userSchema, { id })

/** Members of the response to an action (K6.6, call 32). */
const stateSchema = z.object({ role: z.int(), status: z.int() })
type UserState = z.output<typeof stateSchema>
const optionalState = z.catch(z.optional(stateSchema), undefined)

type UserIdentity = Pick<User, 'id' | 'username'>

async function wasCreated({ username }: NewUser): Promise<boolean> {
  // Reading the newest page suffices: the server rejects a name that an older user has.
  const { rows } = await gateway.get('api/user/', users, { search: { p: 0 } })
  return rows.some((user) => user.username === username)
}

/** Whether `change` was applied to the user `before`. Throws when a read cannot tell. */
async function wasSaved(before: User, { password, quota, ...texts }: ReturnType<typeof userChanges>) {
  // The server never returns a password, so a changed one cannot be verified.
  if (password !== undefined) throw new HttpFailure({ kind: 'other' })
  const now = await fetchOne(before.id)
  const { username = now.username, display_name = now.display_name, group = now.group } = texts
  if (now.username !== username || now.display_name !== display_name || now.group !== group) return false
  if (Object.keys(texts).length > 0 || now.quota === quota) return true
  if (now.quota === before.quota) return false
  throw new HttpFailure({ kind: 'other' })
}

/** Fetches the user and asserts its name. Throws `RenamedUser` when the name is blank or differs from the row. */
async function fetchSameUser({ id, username }: UserIdentity): Promise<User> {
  const now = await fetchOne(id)
  if (username.trim() === '' || now.username !== username) throw new RenamedUser(now)
  return now
}

async function wasActionDone(id: number, action: UserAction): Promise<boolean> {
  try {
    const now = await fetchOne(id)
    if (action === 'delete') return isUserDeleted(now)
    const { role = now.role, status = now.status } = EFFECTS[action]
    return now.role === role && now.status === status
  } catch (error) {
    if (action === 'delete' && isNotFound(error)) return true
    throw error
  }
}

/**
 * Sends an action. A response without role and status does not confirm it and throws, which starts the
 * verification (FM-W7).
 */
async function post(username: string, action: UserAction): Promise<UserState> {
  const result = await gateway.post('api/user/manage', optionalState, { body: { username, action } })
  if (result === undefined) throw new HttpFailure({ kind: 'malformed' })
  return result
}

/** Performs an action. Returns the new role and status, or undefined when the user had already been deleted. */
async function manage(
  user: UserIdentity,
  action: UserAction,
): Promise<UserState | typeof CONFIRMED_WITHOUT_RESPONSE | undefined> {
  try {
    const { username } = await fetchSameUser(user)
    return await confirmWrite(
      () => post(username, action),
      () => wasActionDone(user.id, action),
    )
  } catch (error) {
    // Already deleted by another client, which is the wanted result.
    const wasDeletedBefore = action === 'delete' && (error instanceof RenamedUser || isNotFound(error))
    if (wasDeletedBefore && (await wasActionDone(user.id, action))) return undefined
    throw error
  }
}

type ActionResult = Awaited<ReturnType<typeof manage>>

/** Patches a page of the list after an action on `id`: sets role and status, or removes the row. */
function patchAfterAction(
  id: number,
  action: UserAction,
  page: ListPage<User>,
  result: ActionResult,
): ListPage<User> {
  if (action === 'delete') return withoutRow(page, id)
  const change = typeof result === 'object' ? result : EFFECTS[action]
  return withRow(page, id, (row) => ({ ...row, ...change }))
}

/** Returns the mutation key of actions on a user, by which its row finds failures. */
export const managingKey = (id: number) => [USER, 'manage', id]

/** Mutations of users. */
export const userMutations = {
  create: mutationOptions({
    mutationFn: (draft: NewUser) =>
      confirmWrite(
        () => gateway.post('api/user/', nothing, { body: draft }),
        () => wasCreated(draft),
      ),
    meta: { invalidates: [[USER]], successMessage: 'user.created', errorHandledBy: 'form' },
  }),
  /** Saves the differences between `draft` and `now`, which must come from a fresh read. */
  save: mutationOptions({
    mutationFn: ({ now, draft }: { now: User; draft: UserDraft }) => {
      const change = userChanges(now, draft)
      return confirmWrite(
        () => gateway.put('api/user/', nothing, { body: { id: now.id, ...change } }),
        () => wasSaved(now, change),
      )
    },
    meta: { invalidates: [[USER]], successMessage: 'user.updated', errorHandledBy: 'form' },
  }),
  /**
   * Promotes, demotes, enables, disables or deletes a user. The endpoint addresses users by name, so the name is
   * first compared with a fresh read of the id, and nothing is sent when it differs. Actions on one user run in
   * sequence. With `hasDialog`, the open dialog shows the failure.
   */
  manage: (user: UserIdentity, hasDialog: boolean) =>
    mutationOptions({
      mutationKey: managingKey(user.id),
      scope: { id: `user-${user.id}` },
      mutationFn: (action: UserAction) => manage(user, action),
      meta: {
        invalidates: [[USER]],
        successMessage: 'user.done',
        errorHandledBy: (error: unknown) => (hasDialog || error instanceof RenamedUser ? 'form' : undefined),
        patchRows: {
          key: [USER, 'list'],
          change: (action: UserAction, page: ListPage<User>, result: ActionResult) =>
            patchAfterAction(user.id, action, page, result),
        },
      },
    }),
}
