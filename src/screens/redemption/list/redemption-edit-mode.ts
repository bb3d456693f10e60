import { REDEMPTION_STATUS, type Redemption } from '#/resources/redemption/redemption'
import { redemptionFields } from '#/resources/redemption/redemption-fields'
import { redemptionValues } from '#/resources/redemption/redemption-mutations'
import type { EditDefinition } from '#/app/edit-mode/edit-definition'

export const redemptionEditMode: EditDefinition<Redemption> = {
  noun: 'redemption',
  values: redemptionValues,
  fields: redemptionFields,
  readOnlyReason: ({ status, quota }) => {
    if (status === REDEMPTION_STATUS.used) return 'redemption.bulk.used'
    return quota === undefined ? 'redemption.bulk.incomplete' : undefined
  },
}
