import { defineFields } from '#/fields/field-values'
import { emailRule } from '#/fields/email-rule'
import { field } from '#/fields/field'

/** Fields of the reset request. */
export const resetFields = defineFields({
  email: field.text({
    label: 'reset.email',
    autoComplete: 'email',
    inputMode: 'email',
    required: true,
    rule: emailRule,
  }),
})
