import { defineFields } from '#/fields/field-values'
import { field } from '#/fields/field'

/** Fields of the login form. */
export const loginFields = defineFields({
  username: field.text({
    label: 'signIn.username',
    hint: 'signIn.username.hint',
    autoComplete: 'username',
    required: true,
  }),
  password: field.secret({ label: 'signIn.password', autoComplete: 'current-password', required: true }),
})
