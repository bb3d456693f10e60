import { tokenFields } from '#/resources/token/token-fields'
import { tokenMutations } from '#/resources/token/token-mutations'
import { AddScreen } from '#/shell/form/add-screen'
import { pastExpiryQuestion } from './past-expiry-question'
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
      ask={(values) => pastExpiryQuestion(values.expired_time)}
      renderInputs={(form) => <TokenInputs form={form} />}
    />
  )
}
