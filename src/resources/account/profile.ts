import { trimmed } from '#/fields/record-values'
import { field, defineFields } from '#/fields/fields'
import { charactersRule } from '#/fields/rules'
import { gateway, nothing } from '#/http/gateway'
import { createMutation } from '../create-mutation'
import { USER_LIMITS } from '../user/user'
import { type RecordSave, wasStored } from '../row-mutations'
import { type Profile, accountSchema, ACCOUNT } from './account'

/** Fields of the own account. The server ignores blank names instead of rejecting them, so the form rejects them. */
export const profileFields = defineFields({
  username: field.text({
    label: 'common.username',
    hint: 'common.atMost12',
    autoComplete: 'username',
    required: true,
    requiredMessage: 'profile.emptyName',
    rule: charactersRule(USER_LIMITS.username),
    codec: trimmed,
  }),
  password: field.secret({
    label: 'common.password',
    hint: 'profile.password.hint',
    autoComplete: 'new-password',
    rule: charactersRule(USER_LIMITS.password),
  }),
  display_name: field.text({
    label: 'common.displayName',
    hint: 'profile.displayName.hint',
    autoComplete: 'name',
    required: true,
    requiredMessage: 'profile.emptyName',
    rule: charactersRule(USER_LIMITS.displayName),
    codec: trimmed,
  }),
})

export const profileMutations = {
  /** Updates some members of the own account; the server ignores blank ones. */
  save: createMutation({
    request: ({ changes }: RecordSave<Profile>) => gateway.put('api/user/self', nothing, { body: changes }),
    verify: async ({ now, changes }) =>
      wasStored(changes, now, await gateway.get('api/user/self', accountSchema)),
    gcTime: 0,
    meta: { invalidates: [[ACCOUNT]], successMessage: 'profile.saved', errorHandledBy: 'form' },
  }),
}
