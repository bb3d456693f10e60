import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { HttpFailure } from '#/http/failure'
import { confirmWrite } from '#/http/confirm-write'
import { accountSchema, type Credentials, type ProfileDraft } from './account'
import { ACCOUNT } from './account-queries'

const fetchSelf = () => gateway.get('api/user/self', accountSchema)

async function wasSaved({ username, display_name, password }: ProfileDraft): Promise<boolean> {
  // The server never returns a password, so a changed one cannot be verified.
  if (password !== undefined) throw new HttpFailure({ kind: 'other' })
  const self = await fetchSelf()
  return (
    self.username === (username ?? self.username) && self.display_name === (display_name ?? self.display_name)
  )
}

export const accountMutations = {
  /** Opens a session. Rate limited to 20 requests in 20 minutes per address (K3), therefore never retried. */
  logIn: mutationOptions({
    mutationFn: (credentials: Credentials) =>
      gateway.post('api/user/login', accountSchema, { body: credentials }),
    meta: { errorHandledBy: 'caller', actsOn: 'anybody' },
  }),
  /** Ends the session on the server: a GET with a side effect, therefore a mutation (H13). */
  logOut: mutationOptions({
    mutationFn: () => gateway.get('api/user/logout', nothing, { timeout: 'leave' }),
    meta: { errorHandledBy: 'caller', actsOn: 'anybody' },
  }),
  /** Updates the named members of the own account; the server ignores blank ones (K6.5, call 22). */
  saveProfile: mutationOptions({
    mutationFn: (change: ProfileDraft) =>
      confirmWrite(
        () => gateway.put('api/user/self', nothing, { body: change }),
        () => wasSaved(change),
      ),
    meta: { invalidates: [[ACCOUNT]], successMessage: 'profile.saved', errorHandledBy: 'form' },
  }),
}
