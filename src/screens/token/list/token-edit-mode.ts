import type { Token } from '#/resources/token/token'
import { isTokenComplete, tokenValues } from '#/resources/token/token-mutations'
import { tokenFields } from '#/resources/token/token-fields'
import type { EditDefinition } from '#/app/edit-mode/edit-definition'

export const tokenEditMode: EditDefinition<Token> = {
  noun: 'token',
  values: tokenValues,
  fields: { name: tokenFields.name, remain_quota: tokenFields.remain_quota },
  readOnlyReason: (token, member) => {
    if (!isTokenComplete(token)) return 'token.incomplete'
    return member === 'remain_quota' && token.unlimited_quota ? 'token.bulk.unlimited' : undefined
  },
}
