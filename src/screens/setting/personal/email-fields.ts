import { defineFields } from '#/fields/field-values'
import { emailRule } from '#/fields/email-rule'
import { field } from '#/fields/field'

/** Fields of the e-mail dialog. */
export const emailFields = defineFields({
  email: field.text({
    label: 'personal.email',
    autoComplete: 'email',
    inputMode: 'email',
    required: true,
    rule: emailRule,
  }),
  code: field.text({
    label: 'register.code',
    hint: 'register.code.hint',
    autoComplete: 'one-time-code',
    required: true,
  }),
})
