import { defineFields, type Answers } from '#/fields/answers'
import { charactersRule } from '#/fields/characters-rule'
import { field } from '#/fields/field'
import type { Account, ProfileDraft } from '#/resources/account/account'

/** The lengths that the server keeps to (contract 8.4). */
const USERNAME = charactersRule({ max: 12 })
const PASSWORD = charactersRule({ min: 8, max: 20 })
const DISPLAY_NAME = charactersRule({ max: 20 })

/** What the own profile asks. The server ignores blank names instead of refusing them, so they are refused here. */
export const profileFields = defineFields({
  username: field.line({
    label: 'profile.username',
    hint: 'profile.username.hint',
    autoComplete: 'username',
    required: true,
    missing: 'profile.blankName',
    rule: USERNAME,
  }),
  password: field.secret({
    label: 'profile.password',
    hint: 'profile.password.hint',
    autoComplete: 'new-password',
    rule: PASSWORD,
  }),
  display_name: field.line({
    label: 'profile.displayName',
    hint: 'profile.displayName.hint',
    autoComplete: 'name',
    required: true,
    missing: 'profile.blankName',
    rule: DISPLAY_NAME,
  }),
})

type ProfileAnswers = Answers<typeof profileFields>

/** The account as it is typed; the password is never known. */
export function answersOf({ username, display_name }: Account): ProfileAnswers {
  return { username, display_name, password: '' }
}

/** What was typed, as it is sent; a password keeps its blanks. */
export function draftFrom({ username, display_name, password }: ProfileAnswers): ProfileDraft {
  return { username: username.trim(), display_name: display_name.trim(), password }
}
