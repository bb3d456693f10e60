import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { tokenFields, type TokenFields } from '#/resources/token/token-fields'
import { tokenMutations } from '#/resources/token/token-mutations'
import { AddScreen } from '#/shell/form/add-screen'
import { pastExpiryQuestion } from './past-expiry-question'
import { TokenInputs } from './token-inputs'

const route = getRouteApi('/signed-in/token/add')

/** Page that creates a token, of one model if the URL names it; its key can be copied from the list. */
export function TokenAddScreen() {
  const { model } = route.useSearch()
  const fields = useMemo(
    (): TokenFields => ({
      ...tokenFields,
      models: { ...tokenFields.models, initial: model === undefined ? [] : [model] },
    }),
    [model],
  )
  return (
    <AddScreen
      title="token.create"
      fields={fields}
      formKey="token/add"
      list="/token"
      mutation={tokenMutations.create}
      ask={(values) => pastExpiryQuestion(values.expired_time)}
      renderInputs={(form) => <TokenInputs form={form} />}
    />
  )
}
