import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { HttpFailure } from '#/http/failure'
import { confirmWrite } from '#/http/confirm-write'
import { accountSchema, type Credentials, type ProfileDraft } from './account'
import { ACCOUNT } from './account-queries'

const fetchSelf = () => gateway.get('api/user/self', accountSchema)

async function wasSaved({ username, display_name, password }: ProfileDraft): Promise<boolean> {
  // A password never comes back: whether it was changed only signing in can tell.
  if (password !== undefined) throw new HttpFailure({ kind: 'other' })
  const self = await fetchSelf()
  return (
    self.username === (username ?? self.username) && self.display_name === (display_name ?? self.display_name)
  )
}

export const accountMutations = {
  /** Opens a session; a limited call (20 in 20 minutes per address, K3), never repeated by itself. */
  logIn: mutationOptions({
    mutationFn: (credentials: Credentials) =>
      gateway.post('api/user/login', accountSchema, { body: credentials }),
    meta: { errorHandledBy: 'caller', actsOn: 'anybody' },
  }),
  /** Ends the session on the server. A GET that changes something, therefore a mutation (H13). */
  logOut: mutationOptions({
    mutationFn: () => gateway.get('api/user/logout', nothing, { timeout: 'leave' }),
    meta: { errorHandledBy: 'caller', actsOn: 'anybody' },
  }),
  /** Changes of the own account what is named; a blank would be left as it is (K6.5, call 22). */
  saveProfile: mutationOptions({
    mutationFn: (change: ProfileDraft) =>
      confirmWrite(
        () => gateway.put('api/user/self', nothing, { body: change }),
        () => wasSaved(change),
      ),
    meta: { invalidates: [[ACCOUNT]], successMessage: 'profile.saved', errorHandledBy: 'form' },
  }),
}
