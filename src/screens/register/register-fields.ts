import { field, defineFields } from '#/fields/fields'
import { trimmed } from '#/fields/record-values'
import { charactersRule } from '#/fields/rules'
import { t } from '#/i18n/i18n'
import { codeField, emailField } from '#/resources/account/mailed-code-fields'
import { lastKnownStatus } from '#/resources/status/status'

const MIN_PASSWORD_LENGTH = 8
const maxLengthRule = charactersRule({ max: 20 })

/** Length in characters; a short password has a message of its own. */
function passwordRule(text: string): string | undefined {
  return Array.from(text).length < MIN_PASSWORD_LENGTH ? t('register.tooShort') : maxLengthRule(text)
}

/** Read late: the status may arrive after the form rendered. */
const isCodeRequired = () => lastKnownStatus().email_verification

export const registerFields = defineFields(
  {
    username: field.text({
      label: 'common.username',
      hint: 'common.atMost12',
      autoComplete: 'username',
      required: true,
      rule: charactersRule({ max: 12 }),
      codec: trimmed,
    }),
    password: field.secret({
      label: 'common.password',
      hint: 'register.password.hint',
      autoComplete: 'new-password',
      required: true,
      rule: passwordRule,
    }),
    password2: field.secret({ label: 'register.password2', autoComplete: 'new-password', required: true }),
    email: emailField,
    verification_code: codeField,
  },
  {
    password2: {
      customCheck: ({ password, password2 }) => (password === password2 ? undefined : t('register.mismatch')),
    },
    email: { visibleWhen: isCodeRequired },
    verification_code: { visibleWhen: isCodeRequired },
  },
)
