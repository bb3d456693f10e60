import { tokenFields } from '#/resources/token/token-fields'
import { tokenMutations } from '#/resources/token/token-mutations'
import { AddScreen } from '#/shell/form/add-screen'
import { TokenInputs } from './token-inputs'

/** Page that creates a token; its key can be copied from the list. */
export function TokenAddScreen() {
  return (
    <AddScreen
      title="token.create"
      fields={tokenFields}
      formKey="token/add"
      list="/token"
      mutation={tokenMutations.create}
      renderInputs={(form) => <TokenInputs form={form} />}
    />
  )
}
