import { tokenName, type Token } from '#/resources/token/token'
import { isTokenComplete, tokenValues } from '#/resources/token/token-mutations'
import { tokenFields } from '#/resources/token/token-fields'
import { EditMode, type EditModeProps } from '#/app/edit-mode/edit-mode'
import type { EditDefinition } from '#/app/edit-mode/edit-definition'

const definition: EditDefinition<Token> = {
  noun: 'token',
  rowName: tokenName,
  values: tokenValues,
  fields: () => ({ name: tokenFields.name, remain_quota: tokenFields.remain_quota }),
  quotas: ['remain_quota'],
  readOnlyReason: (token, member) => {
    if (!isTokenComplete(token)) return 'token.incomplete'
    return member === 'remain_quota' && token.unlimited_quota ? 'token.bulk.unlimited' : undefined
  },
}

export function TokenEditMode(props: EditModeProps<Token>) {
  return <EditMode {...props} definition={definition} />
}
