import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isMissing } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { listPage, withoutRow, withRow, type ListPage } from '#/http/list-page'
import { settle, type SEEN_DONE } from '#/http/settle'
import { RenamedUser } from './renamed-user'
import { isDeleted, userSchema, type User } from './user'
import { EFFECTS, type UserAction } from './user-actions'
import { changeOf, type NewUser, type UserDraft } from './user-draft'
import { USER } from './user-queries'

const users = listPage(userSchema)
const readOne = (id: number) => gateway.get('api/user/{id}', userSchema, { id })

/** Of a managed account only these two are told (contract 6.6, call 32). */
const standing = z.object({ role: z.int(), status: z.int() })
type Standing = z.output<typeof standing>
const perhapsStanding = z.catch(z.optional(standing), undefined)

type Named = Pick<User, 'id' | 'username'>

async function wasCreated({ username }: NewUser): Promise<boolean> {
  // Among the newest, because an older account of that name would have made the server refuse.
  const { rows } = await gateway.get('api/user/', users, { search: { p: 0 } })
  return rows.some((user) => user.username === username)
}

/** Whether `change` has become of the account that was `before`. Throws when nothing can tell. */
async function wasSaved(before: User, { password, quota, ...texts }: ReturnType<typeof changeOf>) {
  // A password never comes back: whether it was changed only signing in can tell.
  if (password !== undefined) throw new HttpFailure({ kind: 'other' })
  const now = await readOne(before.id)
  const { username = now.username, display_name = now.display_name, group = now.group } = texts
  if (now.username !== username || now.display_name !== display_name || now.group !== group) return false
  if (Object.keys(texts).length > 0 || now.quota === quota) return true
  if (now.quota === before.quota) return false
  throw new HttpFailure({ kind: 'other' })
}

/** The account as it is now. Throws `RenamedUser` when the name in the row is not (or no longer) its own. */
async function readSame({ id, username }: Named): Promise<User> {
  const now = await readOne(id)
  if (username.trim() === '' || now.username !== username) throw new RenamedUser(now)
  return now
}

async function isDone(id: number, action: UserAction): Promise<boolean> {
  try {
    const now = await readOne(id)
    if (action === 'delete') return isDeleted(now)
    const { role = now.role, status = now.status } = EFFECTS[action]
    return now.role === role && now.status === status
  } catch (error) {
    if (action === 'delete' && isMissing(error)) return true
    throw error
  }
}

/** An answer that does not say how the account stands now has to be looked up (W7). */
async function post(username: string, action: UserAction): Promise<Standing> {
  const answer = await gateway.post('api/user/manage', perhapsStanding, { body: { username, action } })
  if (answer === undefined) throw new HttpFailure({ kind: 'malformed' })
  return answer
}

/** Answers with how the account stands, as far as that was told: not when it had been deleted before. */
async function manage(user: Named, action: UserAction): Promise<Standing | typeof SEEN_DONE | undefined> {
  try {
    const { username } = await readSame(user)
    return await settle(
      () => post(username, action),
      () => isDone(user.id, action),
    )
  } catch (error) {
    // Somebody was faster: what was wanted is the case.
    const wasGone = action === 'delete' && (error instanceof RenamedUser || isMissing(error))
    if (wasGone && (await isDone(user.id, action))) return undefined
    throw error
  }
}

type Managed = Awaited<ReturnType<typeof manage>>

/** A page of the list after an action on `id`: the answer's role and status, or the row gone (U07). */
function afterManaging(
  id: number,
  action: UserAction,
  page: ListPage<User>,
  answer: Managed,
): ListPage<User> {
  if (action === 'delete') return withoutRow(page, id)
  const told = typeof answer === 'object' ? answer : EFFECTS[action]
  return withRow(page, id, (row) => ({ ...row, ...told }))
}

/** What has been done to an account from the list: under this key its row finds out what failed. */
export const managingKey = (id: number) => [USER, 'manage', id]

export const userMutations = {
  create: mutationOptions({
    mutationFn: (draft: NewUser) =>
      settle(
        () => gateway.post('api/user/', nothing, { body: draft }),
        () => wasCreated(draft),
      ),
    meta: { drops: [[USER]], said: 'user.created', told: 'atForm' },
  }),
  /** Changes what differs between `draft` and `now`, which must come from a fresh read. */
  save: mutationOptions({
    mutationFn: ({ now, draft }: { now: User; draft: UserDraft }) => {
      const change = changeOf(now, draft)
      return settle(
        () => gateway.put('api/user/', nothing, { body: { id: now.id, ...change } }),
        () => wasSaved(now, change),
      )
    },
    meta: { drops: [[USER]], said: 'user.updated', told: 'atForm' },
  }),
  /**
   * Promotes, demotes, switches or deletes. The call names the account by its user name: that is compared with a
   * fresh read of its id first, and nothing is sent when it moved. One after the other for one account. `asked`:
   * the question that came before shows what went wrong.
   */
  manage: (user: Named, asked: boolean) =>
    mutationOptions({
      mutationKey: managingKey(user.id),
      scope: { id: `user-${user.id}` },
      mutationFn: (action: UserAction) => manage(user, action),
      meta: {
        drops: [[USER]],
        said: 'user.done',
        told: (error: unknown) => (asked || error instanceof RenamedUser ? 'atForm' : undefined),
        rows: {
          key: [USER, 'list'],
          change: (action: UserAction, page: ListPage<User>, answer: Managed) =>
            afterManaging(user.id, action, page, answer),
        },
      },
    }),
}
