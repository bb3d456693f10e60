import { gateway, nothing } from '#/http/gateway'
import { HttpFailure } from '#/http/failure'
import { createMutation } from '../create-mutation'
import { accountSchema } from './account'
import { ACCOUNT } from './account-queries'
import type { ProfileChanges } from './profile-fields'

const fetchSelf = () => gateway.get('api/user/self', accountSchema)

async function wasSaved({ username, display_name, password }: ProfileChanges): Promise<boolean> {
  // The server never returns a password, so a changed one cannot be verified.
  if (password !== undefined) throw new HttpFailure({ kind: 'other' })
  const self = await fetchSelf()
  return (
    self.username === (username ?? self.username) && self.display_name === (display_name ?? self.display_name)
  )
}

/** Mutations of the profile form. */
export const profileMutations = {
  /** Updates the named members of the own account; the server ignores blank ones (K6.5, call 22). */
  save: createMutation({
    request: (changes: ProfileChanges) => gateway.put('api/user/self', nothing, { body: changes }),
    verify: wasSaved,
    meta: { invalidates: [[ACCOUNT]], successMessage: 'profile.saved', errorHandledBy: 'form' },
  }),
}
