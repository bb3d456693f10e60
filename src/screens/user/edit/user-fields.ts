import { amountRule } from '#/fields/amount-text'
import { defineFields, type FieldValues } from '#/fields/field-values'
import { charactersRule } from '#/fields/characters-rule'
import { field } from '#/fields/field'
import { parseWholeNumber } from '#/fields/whole-number'
import { DEFAULT_GROUP } from '#/resources/group/group'
import type { User } from '#/resources/user/user'
import type { NewUser, UserDraft } from '#/resources/user/user-draft'

/** The lengths that the server keeps to, in characters (K8.3). */
const MAX_USERNAME_LENGTH = 12
const MAX_DISPLAY_NAME_LENGTH = 20
const PASSWORD = charactersRule({ min: 8, max: 20 })

/** What is asked to make an account. */
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

/** What was typed for a new account, as it is sent; a password keeps its blanks. */
export function valuesToNewUser({
  username,
  display_name,
  password,
}: FieldValues<typeof newUserFields>): NewUser {
  return { username: username.trim(), display_name: display_name.trim(), password }
}

/**
 * What the form of `user` asks. A name or a quota that the server has already is never wrong, even where nobody
 * could type it: accounts are born elsewhere with longer names, and may be overdrawn.
 */
export function userFields({ username, display_name, quota }: User) {
  return defineFields({
    username: field.text({
      label: 'user.username',
      hint: 'user.username.hint',
      // The server skips a blank instead of refusing it; one that is blank already may stay so.
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

export type UserFields = ReturnType<typeof userFields>
export type UserValues = FieldValues<UserFields>

/** An account as it is typed; the password is never known, and a quota that the server does not tell is blank. */
export function userToValues({ username, display_name, group, quota }: User): UserValues {
  const typed = quota === undefined ? '' : String(quota)
  return { username, display_name, password: '', group: group || DEFAULT_GROUP, quota: typed }
}

/**
 * What was typed, as it is sent: whoever did not touch a text leaves it as the server has it, blanks around it
 * included. Only for answers that passed the rules of the fields.
 */
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
