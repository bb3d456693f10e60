import { trimmedIfEdited, type BodyOf } from '#/fields/codec'
import { field, defineFields } from '#/fields/fields'
import { charactersRule } from '#/fields/rules'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { createMutation } from '../create-mutation'
import { USER_LIMITS } from '../user/user'
import { type Account, accountSchema, ACCOUNT } from './account'

/**
 * Fields of the own account. The server ignores blank names instead of rejecting them, so the form rejects them. The
 * current name is always valid: accounts created through OAuth may have a longer one.
 */
export function profileFields({ username, display_name }: Account) {
  return defineFields({
    username: field.text({
      label: 'profile.username',
      hint: 'profile.username.hint',
      autoComplete: 'username',
      required: true,
      requiredMessage: 'profile.emptyName',
      rule: charactersRule({ ...USER_LIMITS.username, except: username }),
      codec: trimmedIfEdited,
    }),
    password: field.secret({
      label: 'profile.password',
      hint: 'profile.password.hint',
      autoComplete: 'new-password',
      rule: charactersRule(USER_LIMITS.password),
    }),
    display_name: field.text({
      label: 'profile.displayName',
      hint: 'profile.displayName.hint',
      autoComplete: 'name',
      // A display name that is blank already may stay blank.
      required: display_name.trim() !== '',
      requiredMessage: 'profile.emptyName',
      rule: charactersRule({ ...USER_LIMITS.displayName, except: display_name }),
      codec: trimmedIfEdited,
    }),
  })
}

/** Changes of the own account; an omitted member stays unchanged. */
export type ProfileChanges = Partial<BodyOf<ReturnType<typeof profileFields>>>

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
  /** Updates the named members of the own account; the server ignores blank ones. */
  save: createMutation({
    request: (changes: ProfileChanges) => gateway.put('api/user/self', nothing, { body: changes }),
    verify: wasSaved,
    meta: { invalidates: [[ACCOUNT]], successMessage: 'profile.saved', errorHandledBy: 'form' },
  }),
}
