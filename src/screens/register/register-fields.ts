import * as z from 'zod/mini'
import { defineFields, type Answers } from '#/fields/answers'
import { charactersRule } from '#/fields/characters-rule'
import { emailRule } from '#/fields/email-rule'
import { field } from '#/fields/field'
import { judgedBy } from '#/fields/judged-by'
import { t } from '#/i18n/i18n'
import type { Registration } from '#/resources/account/registration'
import { lastKnownStatus } from '#/resources/status/status-storage'

const PASSWORD_LEAST = 8
const NOT_TOO_LONG = charactersRule({ max: 20 })

/** The sentence of the specification for a short one, the usual one for a long one (contract 8.3). */
const passwordRule = z.string().check(
  judgedBy((text) => {
    const isShort = Array.from(text).length < PASSWORD_LEAST
    return isShort ? t('register.tooShort') : NOT_TOO_LONG.safeParse(text).error?.issues[0]?.message
  }),
)

/** Whether the server wants an address that a code was sent to; it may only say so once the form is there already. */
const isCodeAsked = () => lastKnownStatus().email_verification

/** What is asked to get an account (A07, A08, A16). */
export const registerFields = defineFields(
  {
    username: field.line({
      label: 'register.username',
      hint: 'register.username.hint',
      autoComplete: 'username',
      required: true,
      rule: charactersRule({ max: 12 }),
    }),
    password: field.secret({
      label: 'register.password',
      hint: 'register.password.hint',
      autoComplete: 'new-password',
      required: true,
      rule: passwordRule,
    }),
    password2: field.secret({ label: 'register.password2', autoComplete: 'new-password', required: true }),
    email: field.line({
      label: 'register.email',
      autoComplete: 'email',
      inputMode: 'email',
      required: true,
      rule: emailRule,
    }),
    verification_code: field.line({
      label: 'register.code',
      hint: 'register.code.hint',
      autoComplete: 'one-time-code',
      required: true,
    }),
  },
  {
    password2: {
      check: ({ password, password2 }) => (password === password2 ? undefined : t('register.mismatch')),
    },
    email: { onlyWhen: isCodeAsked },
    verification_code: { onlyWhen: isCodeAsked },
  },
)

/** What was typed as the server takes it: without the blanks that come with pasting, passwords as they are. */
export function registrationOf(
  answers: Answers<typeof registerFields>,
  invitation: string | undefined,
): Registration {
  const isVerified = isCodeAsked()
  return {
    username: answers.username.trim(),
    password: answers.password,
    password2: answers.password2,
    email: isVerified ? answers.email.trim() : '',
    verification_code: isVerified ? answers.verification_code.trim() : '',
    aff_code: invitation ?? '',
  }
}
