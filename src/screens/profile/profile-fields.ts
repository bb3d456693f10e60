import { defineFields, type FieldValues } from '#/fields/field-values'
import { charactersRule } from '#/fields/characters-rule'
import { field } from '#/fields/field'
import type { Account, ProfileDraft } from '#/resources/account/account'

/** The lengths that the server keeps to, in characters (K8.3). */
const MAX_USERNAME_LENGTH = 12
const MAX_DISPLAY_NAME_LENGTH = 20
const PASSWORD = charactersRule({ min: 8, max: 20 })

/**
 * What the own profile asks. The server ignores blank names instead of refusing them, so they are refused here. A name
 * that is there already is never wrong: accounts born elsewhere may have a longer one (K11.37).
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
      // One that is blank already may stay so.
      required: display_name.trim() !== '',
      requiredMessage: 'profile.emptyName',
      rule: charactersRule({ max: MAX_DISPLAY_NAME_LENGTH, except: display_name }),
    }),
  })
}

type ProfileValues = FieldValues<ReturnType<typeof profileFields>>

/** The account as it is typed; the password is never known. */
export function profileToValues({ username, display_name }: Account): ProfileValues {
  return { username, display_name, password: '' }
}

/** What was typed as it is read back: a name that was typed anew loses the blanks around it, a password keeps them. */
export function normalizeProfileValues(values: ProfileValues, now: Account): ProfileValues {
  const text = (name: 'username' | 'display_name') =>
    values[name] === now[name] ? now[name] : values[name].trim()
  return { username: text('username'), display_name: text('display_name'), password: values.password }
}

/** What differs from the account as it is `now`, and nothing else: an echo of it could be refused. */
export function profileChanges(values: ProfileValues, now: Account): ProfileDraft {
  const { username, display_name, password } = normalizeProfileValues(values, now)
  return {
    ...(username !== now.username && { username }),
    ...(display_name !== now.display_name && { display_name }),
    ...(password !== '' && { password }),
  }
}
