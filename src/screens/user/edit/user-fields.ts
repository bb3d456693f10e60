import { amountRule } from '#/fields/amount-text'
import { defineFields, type FieldValues } from '#/fields/field-values'
import { charactersRule } from '#/fields/characters-rule'
import { field } from '#/fields/field'
import { parseWholeNumber } from '#/fields/whole-number'
import { DEFAULT_GROUP } from '#/resources/group/group'
import type { User } from '#/resources/user/user'
import type { NewUser, UserDraft } from '#/resources/user/user-draft'

/** Maximum lengths that the server enforces, in characters (K8.3). */
const MAX_USERNAME_LENGTH = 12
const MAX_DISPLAY_NAME_LENGTH = 20
const PASSWORD = charactersRule({ min: 8, max: 20 })

/** Fields of the form for a new account. */
export const newUserFields = defineFields({
  username: field.text({
    label: 'user.username',
    hint: 'user.username.hint',
    required: true,
    rule: charactersRule({ max: MAX_USERNAME_LENGTH }),
  }),
  display_name: field.text({
    label: 'user.displayName',
    hint: 'user.displayName.hint',
    rule: charactersRule({ max: MAX_DISPLAY_NAME_LENGTH }),
  }),
  password: field.secret({
    label: 'user.password',
    hint: 'user.password.hintNew',
    required: true,
    rule: PASSWORD,
  }),
})

/** Converts valid form values to a new account; the password is not trimmed. */
export function valuesToNewUser({
  username,
  display_name,
  password,
}: FieldValues<typeof newUserFields>): NewUser {
  return { username: username.trim(), display_name: display_name.trim(), password }
}

/**
 * Fields of the form of `user`. Current values are always valid: accounts created through OAuth may have longer names,
 * and a quota may be negative.
 */
export function userFields({ username, display_name, quota }: User) {
  return defineFields({
    username: field.text({
      label: 'user.username',
      hint: 'user.username.hint',
      // The server ignores a blank name instead of rejecting it; a name that is blank already may stay blank.
      required: username.trim() !== '',
      requiredMessage: 'user.blank',
      rule: charactersRule({ max: MAX_USERNAME_LENGTH, except: username }),
    }),
    password: field.secret({ label: 'user.password', hint: 'user.password.hintEdit', rule: PASSWORD }),
    display_name: field.text({
      label: 'user.displayName',
      hint: 'user.displayName.hintEdit',
      required: display_name.trim() !== '',
      requiredMessage: 'user.blank',
      rule: charactersRule({ max: MAX_DISPLAY_NAME_LENGTH, except: display_name }),
    }),
    group: field.choice({ label: 'user.group', required: true }),
    quota: field.text({
      label: 'user.quota',
      hint: 'user.quota.hint',
      inputMode: 'decimal',
      required: true,
      rule: amountRule({ min: Math.min(0, quota ?? 0) }),
    }),
  })
}

/** Fields of the form of an account. */
export type UserFields = ReturnType<typeof userFields>
export type UserValues = FieldValues<UserFields>

/** Converts an account to form values; the password is never known, an unknown quota is blank. */
export function userToValues({ username, display_name, group, quota }: User): UserValues {
  const quotaText = quota === undefined ? '' : String(quota)
  return { username, display_name, password: '', group: group || DEFAULT_GROUP, quota: quotaText }
}

/** Converts valid form values to a draft; unchanged texts keep the blanks that the server stored around them. */
export function valuesToUser(values: UserValues, now: User): UserDraft {
  const text = (name: 'username' | 'display_name') =>
    values[name] === now[name] ? now[name] : values[name].trim()
  return {
    username: text('username'),
    display_name: text('display_name'),
    password: values.password,
    group: values.group === userToValues(now).group ? now.group : values.group,
    quota: parseWholeNumber(values.quota) ?? now.quota ?? 0,
  }
}
