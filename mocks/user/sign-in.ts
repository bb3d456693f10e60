import { reply } from '../server/reply'
import { writeSession } from '../server/session'
import { signedInUser, type UserRow } from './user-row'

/** Opens a session and tells who it is, the same way for passwords and OAuth (K2.3). */
export function signIn(request: Request, user: Readonly<UserRow>): Response {
  const { id, username, role, status } = user
  writeSession(request, { id, username, role, status })
  return reply(signedInUser(user))
}
