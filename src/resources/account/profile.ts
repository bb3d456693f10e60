import { gateway, nothing } from '#/http/gateway'
import { createMutation } from '../create-mutation'
import { type RecordSave, wasStored } from '../row-mutations'
import { fetchSelf, type Profile } from './account'

export const profileMutations = {
  /** Updates some members of the own account; the server ignores blank ones. */
  save: createMutation({
    request: ({ changes }: RecordSave<Profile>) => gateway.put('api/user/self', nothing, { body: changes }),
    verify: async ({ now, changes }) => wasStored(changes, now, await fetchSelf()),
    gcTime: 0,
    meta: { invalidates: [['account']], successMessage: 'profile.saved', errorHandledBy: 'form' },
  }),
}
