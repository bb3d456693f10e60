import { defineFields, type FieldValues } from '#/fields/field-values'
import { field } from '#/fields/field'
import {
  REDEMPTION_LIMITS,
  type CodesDraft,
  type Redemption,
  type RedemptionDraft,
} from '#/resources/redemption/redemption'

const baseFields = {
  name: field.text({
    label: 'redemption.name',
    hint: 'redemption.name.hint',
    maxBytes: REDEMPTION_LIMITS.nameBytes,
    required: true,
  }),
  // The server turns 0 into 100 and accepts a negative quota (K10.34).
  quota: field.integer({ label: 'redemption.quota', min: 1 }),
}

/** Fields of the form of an existing code. */
export const redemptionFields = defineFields(baseFields)

/** Fields of the form for new codes. */
export const codesFields = defineFields({
  ...baseFields,
  count: field.integer({
    label: 'redemption.count',
    hint: 'redemption.count.hint',
    min: 1,
    max: REDEMPTION_LIMITS.count,
  }),
})

type RedemptionValues = FieldValues<typeof redemptionFields>
export type CodesValues = FieldValues<typeof codesFields>

/** Default values: one code of 100000 units. */
export const NEW_CODES: CodesValues = { name: '', quota: '100000', count: '1' }

/** Converts a code to form values; an unknown quota becomes blank and must be typed. */
export function redemptionToValues({ name, quota }: Pick<Redemption, 'name' | 'quota'>): RedemptionValues {
  return { name, quota: quota === undefined ? '' : String(quota) }
}

/** Converts valid form values to a draft. */
export function valuesToRedemption({ name, quota }: RedemptionValues): RedemptionDraft {
  return { name: name.trim(), quota: Number(quota) }
}

/** Converts valid form values to a draft of new codes. */
export function valuesToCodes({ count, ...values }: CodesValues): CodesDraft {
  return { ...valuesToRedemption(values), count: Number(count) }
}
