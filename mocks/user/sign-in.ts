import { reply } from '../server/reply'
import { writeSession } from '../server/session'
import { signedInUser, type UserRow } from './user-row'

/** Creates a session and responds with the user; used for password and OAuth log-in (K2.3). */
export function signIn(request: Request, user: Readonly<UserRow>): Response {
  const { id, username, role, status } = user
  writeSession(request, { id, username, role, status })
  return reply(signedInUser(user))
}
