import { defineFields } from '#/fields/fields'
import { gateway, nothing } from '#/http/gateway'
import { createMutation } from '../create-mutation'
import { userFields } from '../user/user-fields'
import { type RecordSave, wasStored } from '../row-mutations'
import { fetchSelf, type Profile } from './account'

const { username, password, display_name } = userFields

/** Fields of the own account: those of any, filled in by the browser. */
export const profileFields = defineFields({
  username: { ...username, hint: 'common.atMost12', autoComplete: 'username' },
  password: { ...password, autoComplete: 'new-password' },
  display_name: { ...display_name, autoComplete: 'name' },
})

export const profileMutations = {
  /** Updates some members of the own account; the server ignores blank ones. */
  save: createMutation({
    request: ({ changes }: RecordSave<Profile>) => gateway.put('api/user/self', nothing, { body: changes }),
    verify: async ({ now, changes }) => wasStored(changes, now, await fetchSelf()),
    gcTime: 0,
    meta: { invalidates: [['account']], successMessage: 'profile.saved', errorHandledBy: 'form' },
  }),
}
