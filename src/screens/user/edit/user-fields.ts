import { amountRule } from '#/fields/amount-text'
import { defineFields, type Answers } from '#/fields/answers'
import { charactersRule } from '#/fields/characters-rule'
import { field } from '#/fields/field'
import { wholeNumber } from '#/fields/whole-number'
import { DEFAULT_GROUP } from '#/resources/group/group'
import type { User } from '#/resources/user/user'
import type { NewUser, UserDraft } from '#/resources/user/user-draft'

/** The lengths that the server keeps to, in characters (contract 8.3). */
const USERNAME_MOST = 12
const DISPLAY_NAME_MOST = 20
const PASSWORD = charactersRule({ min: 8, max: 20 })

/** What is asked to make an account. */
export const newUserFields = defineFields({
  username: field.line({
    label: 'user.username',
    hint: 'user.username.hint',
    required: true,
    rule: charactersRule({ max: USERNAME_MOST }),
  }),
  display_name: field.line({
    label: 'user.displayName',
    hint: 'user.displayName.hint',
    rule: charactersRule({ max: DISPLAY_NAME_MOST }),
  }),
  password: field.secret({
    label: 'user.password',
    hint: 'user.password.hintNew',
    required: true,
    rule: PASSWORD,
  }),
})

/** What was typed for a new account, as it is sent; a password keeps its blanks. */
export function newUserFrom({ username, display_name, password }: Answers<typeof newUserFields>): NewUser {
  return { username: username.trim(), display_name: display_name.trim(), password }
}

/**
 * What the form of `user` asks. A name or a quota that the server has already is never wrong, even where nobody
 * could type it: accounts are born elsewhere with longer names, and may be overdrawn.
 */
export function userFields({ username, display_name, quota }: User) {
  return defineFields({
    username: field.line({
      label: 'user.username',
      hint: 'user.username.hint',
      // The server skips a blank instead of refusing it; one that is blank already may stay so.
      required: username.trim() !== '',
      missing: 'user.blank',
      rule: charactersRule({ max: USERNAME_MOST, except: username }),
    }),
    password: field.secret({ label: 'user.password', hint: 'user.password.hintEdit', rule: PASSWORD }),
    display_name: field.line({
      label: 'user.displayName',
      hint: 'user.displayName.hintEdit',
      required: display_name.trim() !== '',
      missing: 'user.blank',
      rule: charactersRule({ max: DISPLAY_NAME_MOST, except: display_name }),
    }),
    group: field.choice({ label: 'user.group', required: true }),
    quota: field.line({
      label: 'user.quota',
      hint: 'user.quota.hint',
      inputMode: 'decimal',
      required: true,
      rule: amountRule({ min: Math.min(0, quota ?? 0) }),
    }),
  })
}

export type UserFields = ReturnType<typeof userFields>
export type UserAnswers = Answers<UserFields>

/** An account as it is typed; the password is never known, and a quota that the server does not tell is blank. */
export function answersOf({ username, display_name, group, quota }: User): UserAnswers {
  const typed = quota === undefined ? '' : String(quota)
  return { username, display_name, password: '', group: group || DEFAULT_GROUP, quota: typed }
}

/**
 * What was typed, as it is sent: whoever did not touch a text leaves it as the server has it, blanks around it
 * included. Only for answers that passed the rules of the fields.
 */
export function draftFrom(answers: UserAnswers, now: User): UserDraft {
  const text = (name: 'username' | 'display_name') =>
    answers[name] === now[name] ? now[name] : answers[name].trim()
  return {
    username: text('username'),
    display_name: text('display_name'),
    password: answers.password,
    group: answers.group === answersOf(now).group ? now.group : answers.group,
    quota: wholeNumber(answers.quota) ?? now.quota ?? 0,
  }
}
