import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isNotFound } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { listPage, withoutRow, withRow, type ListPage } from '#/http/list-page'
import { confirmWrite, type CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { RenamedUser } from './renamed-user'
import { isUserDeleted, userSchema, type User } from './user'
import { EFFECTS, type UserAction } from './user-actions'
import { userChanges, type NewUser, type UserDraft } from './user-draft'
import { USER } from './user-queries'

const users = listPage(userSchema)
const fetchOne = (id: number) => gateway.get('api/user/{id}', userSchema, { id })

/** Of a managed account only these two are told (K6.6, call 32). */
const stateSchema = z.object({ role: z.int(), status: z.int() })
type UserState = z.output<typeof stateSchema>
const optionalState = z.catch(z.optional(stateSchema), undefined)

type UserIdentity = Pick<User, 'id' | 'username'>

async function wasCreated({ username }: NewUser): Promise<boolean> {
  // Among the newest, because an older account of that name would have made the server refuse.
  const { rows } = await gateway.get('api/user/', users, { search: { p: 0 } })
  return rows.some((user) => user.username === username)
}

/** Whether `change` has become of the account that was `before`. Throws when nothing can tell. */
async function wasSaved(before: User, { password, quota, ...texts }: ReturnType<typeof userChanges>) {
  // A password never comes back: whether it was changed only signing in can tell.
  if (password !== undefined) throw new HttpFailure({ kind: 'other' })
  const now = await fetchOne(before.id)
  const { username = now.username, display_name = now.display_name, group = now.group } = texts
  if (now.username !== username || now.display_name !== display_name || now.group !== group) return false
  if (Object.keys(texts).length > 0 || now.quota === quota) return true
  if (now.quota === before.quota) return false
  throw new HttpFailure({ kind: 'other' })
}

/** The account as it is now. Throws `RenamedUser` when the name in the row is not (or no longer) its own. */
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

/** An answer that does not say how the account stands now has to be looked up (FM-W7). */
async function post(username: string, action: UserAction): Promise<UserState> {
  const result = await gateway.post('api/user/manage', optionalState, { body: { username, action } })
  if (result === undefined) throw new HttpFailure({ kind: 'malformed' })
  return result
}

/** Answers with how the account stands, as far as that was told: not when it had been deleted before. */
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
    // Somebody was faster: what was wanted is the case.
    const wasDeletedBefore = action === 'delete' && (error instanceof RenamedUser || isNotFound(error))
    if (wasDeletedBefore && (await wasActionDone(user.id, action))) return undefined
    throw error
  }
}

type ActionResult = Awaited<ReturnType<typeof manage>>

/** A page of the list after an action on `id`: the answer's role and status, or the row gone. */
function patchAfterAction(
  id: number,
  action: UserAction,
  page: ListPage<User>,
  result: ActionResult,
): ListPage<User> {
  if (action === 'delete') return withoutRow(page, id)
  const errorHandledBy = typeof result === 'object' ? result : EFFECTS[action]
  return withRow(page, id, (row) => ({ ...row, ...errorHandledBy }))
}

/** What has been done to an account from the list: under this key its row finds out what failed. */
export const managingKey = (id: number) => [USER, 'manage', id]

export const userMutations = {
  create: mutationOptions({
    mutationFn: (draft: NewUser) =>
      confirmWrite(
        () => gateway.post('api/user/', nothing, { body: draft }),
        () => wasCreated(draft),
      ),
    meta: { invalidates: [[USER]], successMessage: 'user.created', errorHandledBy: 'form' },
  }),
  /** Changes what differs between `draft` and `now`, which must come from a fresh read. */
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
   * Promotes, demotes, switches or deletes. The call names the account by its user name: that is compared with a
   * fresh read of its id first, and nothing is sent when it moved. One after the other for one account. `asked`:
   * the question that came before shows what went wrong.
   */
  manage: (user: UserIdentity, variables: boolean) =>
    mutationOptions({
      mutationKey: managingKey(user.id),
      scope: { id: `user-${user.id}` },
      mutationFn: (action: UserAction) => manage(user, action),
      meta: {
        invalidates: [[USER]],
        successMessage: 'user.done',
        errorHandledBy: (error: unknown) => (variables || error instanceof RenamedUser ? 'form' : undefined),
        patchRows: {
          key: [USER, 'list'],
          change: (action: UserAction, page: ListPage<User>, result: ActionResult) =>
            patchAfterAction(user.id, action, page, result),
        },
      },
    }),
}
