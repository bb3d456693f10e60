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
  // The server would make 100 of a 0, and keep a negative amount (K10.34).
  quota: field.integer({ label: 'redemption.quota', min: 1 }),
}

/** What the form of an existing code asks. */
export const redemptionFields = defineFields(baseFields)

/** What the form for new codes asks. */
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

/** One code of 100000 units. */
export const NEW_CODES: CodesValues = { name: '', quota: '100000', count: '1' }

/** A code as it is typed; an amount that the server does not tell has to be. */
export function redemptionToValues({ name, quota }: Pick<Redemption, 'name' | 'quota'>): RedemptionValues {
  return { name, quota: quota === undefined ? '' : String(quota) }
}

/** What was typed, as the server keeps it. Only for answers that passed the rules of the fields. */
export function valuesToRedemption({ name, quota }: RedemptionValues): RedemptionDraft {
  return { name: name.trim(), quota: Number(quota) }
}

/** The same for new codes. */
export function valuesToCodes({ count, ...values }: CodesValues): CodesDraft {
  return { ...valuesToRedemption(values), count: Number(count) }
}
