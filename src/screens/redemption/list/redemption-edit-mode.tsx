import { redemptionName, REDEMPTION_STATUS, type Redemption } from '#/resources/redemption/redemption'
import { redemptionFields } from '#/resources/redemption/redemption-fields'
import { redemptionValues } from '#/resources/redemption/redemption-mutations'
import { EditMode, type EditModeProps } from '#/app/edit-mode/edit-mode'
import type { EditDefinition } from '#/app/edit-mode/edit-definition'

const definition: EditDefinition<Redemption> = {
  noun: 'redemption',
  rowName: redemptionName,
  values: redemptionValues,
  fields: () => redemptionFields,
  quotas: ['quota'],
  readOnlyReason: ({ status, quota }) => {
    if (status === REDEMPTION_STATUS.used) return 'redemption.bulk.used'
    return quota === undefined ? 'redemption.bulk.incomplete' : undefined
  },
}

export function RedemptionEditMode(props: EditModeProps<Redemption>) {
  return <EditMode {...props} definition={definition} />
}
