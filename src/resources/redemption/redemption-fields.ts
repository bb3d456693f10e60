import { integerText, trimmed, type BodyOf } from '#/fields/record-values'
import { field, defineFields } from '#/fields/fields'
import { bytesRule } from '#/fields/rules'
import { REDEMPTION_LIMITS } from './redemption'

export const redemptionFields = defineFields({
  name: field.text({
    label: 'common.name',
    hint: 'redemption.name.hint',
    rule: bytesRule(REDEMPTION_LIMITS.nameBytes),
    required: true,
    codec: trimmed,
  }),
  // The server turns 0 into 100 and accepts a negative quota.
  quota: field.integer({
    label: 'common.quota',
    isQuota: true,
    min: 1,
    codec: integerText,
    initial: '100000',
  }),
})

/** Fields of a creation: those of each code, and the number of codes. */
export const codesFields = defineFields({
  ...redemptionFields,
  count: field.integer({
    label: 'common.count',
    hint: 'redemption.count.hint',
    min: 1,
    max: REDEMPTION_LIMITS.count,
    codec: integerText,
    initial: '1',
  }),
})

export type CodesBody = BodyOf<typeof codesFields>
