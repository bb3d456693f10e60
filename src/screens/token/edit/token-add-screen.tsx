import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { FieldValues } from '#/fields/fields'
import { messageOf } from '#/http/failure'
import { hasKey, tokenQueries } from '#/resources/token/token'
import { tokenFields, type TokenBody, type TokenFields } from '#/resources/token/token-fields'
import { tokenMutations } from '#/resources/token/token-mutations'
import { AddPage } from '#/app/form/add-page'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { TokenInputs } from './token-inputs'

const route = getRouteApi('/signed-in/token/add')

/** Page that creates tokens, of one model if the URL names it; the list then shows their keys. */
export function TokenAddScreen() {
  const { model } = route.useSearch()
  const fields = useMemo(
    (): TokenFields => ({
      ...tokenFields,
      models: { ...tokenFields.models, initial: model === undefined ? [] : [model] },
    }),
    [model],
  )
  const write = useTokenCreation()
  return (
    <AddPage noun="token" fields={fields} write={write}>
      {(form) => <TokenInputs form={form} />}
    </AddPage>
  )
}

/** Returns the function that creates one token or several, and hands those with a key to the list. */
function useTokenCreation() {
  const t = useT()
  const cache = useQueryClient()
  const create = useMutation(tokenMutations.createSeveral)
  return async (body: TokenBody, values: FieldValues<TokenFields>) => {
    // Blank is one.
    const count = Number(values.count) || 1
    const { n, tokens, error } = await create.mutateAsync({ body, count })
    cache.setQueryData(tokenQueries.created().queryKey, tokens.filter(hasKey))
    if (error !== undefined)
      notify('warning', t('token.created.some', { n, count, message: messageOf(error) }))
    else notify('success', n === 1 ? t('token.createdToast') : t('token.created.several', { n }))
  }
}
