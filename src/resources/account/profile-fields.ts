import { charactersRule } from '#/fields/rules'
import { trimmedIfEdited, type BodyOf } from '#/fields/codec'
import { field } from '#/fields/field'
import { defineFields } from '#/fields/field-values'
import { USER_LIMITS } from '../user/user'
import type { Account } from './account'

/**
 * Fields of the own account. The server ignores blank names instead of rejecting them, so the form rejects them. The
 * current name is always valid: accounts created through OAuth may have a longer one (K11.37).
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
