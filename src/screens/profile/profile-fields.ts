import { defineFields, type Answers } from '#/fields/answers'
import { charactersRule } from '#/fields/characters-rule'
import { field } from '#/fields/field'
import type { Account, ProfileDraft } from '#/resources/account/account'

/** The lengths that the server keeps to, in characters (contract 8.3). */
const USERNAME_MOST = 12
const DISPLAY_NAME_MOST = 20
const PASSWORD = charactersRule({ min: 8, max: 20 })

/**
 * What the own profile asks. The server ignores blank names instead of refusing them, so they are refused here. A name
 * that is there already is never wrong: accounts born elsewhere may have a longer one (contract 11, H37).
 */
export function profileFields({ username, display_name }: Account) {
  return defineFields({
    username: field.line({
      label: 'profile.username',
      hint: 'profile.username.hint',
      autoComplete: 'username',
      required: true,
      missing: 'profile.blankName',
      rule: charactersRule({ max: USERNAME_MOST, except: username }),
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
      // One that is blank already may stay so.
      required: display_name.trim() !== '',
      missing: 'profile.blankName',
      rule: charactersRule({ max: DISPLAY_NAME_MOST, except: display_name }),
    }),
  })
}

type ProfileAnswers = Answers<ReturnType<typeof profileFields>>

/** The account as it is typed; the password is never known. */
export function answersOf({ username, display_name }: Account): ProfileAnswers {
  return { username, display_name, password: '' }
}

/** What was typed as it is read back: a name that was typed anew loses the blanks around it, a password keeps them. */
export function normalised(answers: ProfileAnswers, now: Account): ProfileAnswers {
  const text = (name: 'username' | 'display_name') =>
    answers[name] === now[name] ? now[name] : answers[name].trim()
  return { username: text('username'), display_name: text('display_name'), password: answers.password }
}

/** What differs from the account as it is `now`, and nothing else: an echo of it could be refused. */
export function changeFrom(answers: ProfileAnswers, now: Account): ProfileDraft {
  const { username, display_name, password } = normalised(answers, now)
  return {
    ...(username !== now.username && { username }),
    ...(display_name !== now.display_name && { display_name }),
    ...(password !== '' && { password }),
  }
}
