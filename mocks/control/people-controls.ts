import { jsonResponse } from '../server/response'
import { sessionCookie } from '../server/session'
import { signedInUser, type UserOnWire } from '../user/user-row'
import type { World } from '../world'
import { signInSchema } from './control-bodies'
import { bodyOf, done, withCookie, type Controls } from './control-call'

const MAX_USERS = 100

/** Creates a session without a password; undefined if the user name is unknown. */
export function signIn(world: World, username: string): { cookie: string; user: UserOnWire } | undefined {
  const row = world.users.find((user) => user.username === username)
  if (!row) return undefined
  const { id, role, status } = row
  return { cookie: sessionCookie(world, { id, username, role, status }), user: signedInUser(row) }
}

/** The first users of a world, for the user picker of the control page. */
function listUsers({ users }: World): Pick<UserOnWire, 'id' | 'username' | 'role' | 'status'>[] {
  const found = []
  for (let id = 1; found.length < Math.min(MAX_USERS, users.size); id += 1) {
    const user = users.get(id)
    if (user) found.push({ id, username: user.username, role: user.role, status: user.status })
  }
  return found
}

/** Controls for users and sessions. */
export const peopleControls: Controls = {
  'GET users': ({ world }) => jsonResponse(200, listUsers(world)),
  'POST sign-in': ({ world, body }) => {
    const { username } = bodyOf(signInSchema, body)
    const signed = signIn(world, username)
    if (!signed) return jsonResponse(400, { error: `no such user in this world: ${username}` })
    return withCookie(jsonResponse(200, signed.user), signed.cookie)
  },
  'POST sign-out': ({ world }) => withCookie(done(), sessionCookie(world, undefined)),
}
