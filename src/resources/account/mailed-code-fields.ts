import { field } from '#/fields/fields'
import { trimmed } from '#/fields/record-values'
import { emailRule } from '#/fields/rules'

/** An address to which a code or a link is mailed. */
export const emailField = field.text({
  label: 'common.email',
  autoComplete: 'email',
  inputMode: 'email',
  required: true,
  rule: emailRule,
  codec: trimmed,
})

/** The code of such a mail. */
export const codeField = field.text({
  label: 'common.verificationCode',
  hint: 'register.code.hint',
  autoComplete: 'one-time-code',
  required: true,
  codec: trimmed,
})
