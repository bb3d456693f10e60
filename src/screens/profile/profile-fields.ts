import { defineFields, type FieldValues } from '#/fields/field-values'
import { charactersRule } from '#/fields/characters-rule'
import { field } from '#/fields/field'
import type { Account } from '#/resources/account/account'
import type { ProfileDraft } from '#/resources/account/profile-mutations'

/** Maximum lengths that the server enforces, in characters (K8.3). */
const MAX_USERNAME_LENGTH = 12
const MAX_DISPLAY_NAME_LENGTH = 20
const PASSWORD = charactersRule({ min: 8, max: 20 })

/**
 * Fields of the profile form. The server ignores blank names instead of rejecting them, so the form rejects them. The
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
      rule: charactersRule({ max: MAX_USERNAME_LENGTH, except: username }),
    }),
    password: field.secret({
      label: 'profile.password',
      hint: 'profile.password.hint',
      autoComplete: 'new-password',
      rule: PASSWORD,
    }),
    display_name: field.text({
      label: 'profile.displayName',
      hint: 'profile.displayName.hint',
      autoComplete: 'name',
      // A display name that is blank already may stay blank.
      required: display_name.trim() !== '',
      requiredMessage: 'profile.emptyName',
      rule: charactersRule({ max: MAX_DISPLAY_NAME_LENGTH, except: display_name }),
    }),
  })
}

type ProfileValues = FieldValues<ReturnType<typeof profileFields>>

/** Converts the account to form values; the password is never known. */
export function profileToValues({ username, display_name }: Account): ProfileValues {
  return { username, display_name, password: '' }
}

/** Converts form values to what the server returns for them: changed names are trimmed, a password is not. */
export function normalizeProfileValues(values: ProfileValues, current: Account): ProfileValues {
  const text = (name: 'username' | 'display_name') =>
    values[name] === current[name] ? current[name] : values[name].trim()
  return { username: text('username'), display_name: text('display_name'), password: values.password }
}

/** The values that differ from the `current` account, and nothing else: sending unchanged ones could be rejected. */
export function profileChanges(values: ProfileValues, current: Account): ProfileDraft {
  const { username, display_name, password } = normalizeProfileValues(values, current)
  return {
    ...(username !== current.username && { username }),
    ...(display_name !== current.display_name && { display_name }),
    ...(password !== '' && { password }),
  }
}
