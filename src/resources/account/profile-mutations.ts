import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { HttpFailure } from '#/http/failure'
import { confirmWrite } from '#/http/confirm-write'
import { accountSchema } from './account'
import { ACCOUNT } from './account-queries'

/** Changes to the own account; an omitted member stays unchanged. */
export interface ProfileDraft {
  username?: string
  display_name?: string
  password?: string
}

const fetchSelf = () => gateway.get('api/user/self', accountSchema)

async function wasSaved({ username, display_name, password }: ProfileDraft): Promise<boolean> {
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
  save: mutationOptions({
    mutationFn: (change: ProfileDraft) =>
      confirmWrite(
        () => gateway.put('api/user/self', nothing, { body: change }),
        () => wasSaved(change),
      ),
    meta: { invalidates: [[ACCOUNT]], successMessage: 'profile.saved', errorHandledBy: 'form' },
  }),
}
