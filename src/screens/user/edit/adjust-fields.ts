import { amountRule } from '#/fields/amount-text'
import { defineFields, type FieldValues } from '#/fields/field-values'
import { field } from '#/fields/field'

/** Fields of the adjust dialog. */
export function adjustFields() {
  return defineFields({
    way: field.choice({
      label: 'user.adjust.direction',
      required: true,
      choices: [
        { value: 'add', label: 'user.adjust.add' },
        { value: 'take', label: 'user.adjust.take' },
      ],
    }),
    amount: field.text({
      label: 'user.adjust.amount',
      inputMode: 'decimal',
      required: true,
      rule: amountRule({ min: 1 }),
    }),
  })
}

/** Values of the adjust dialog. */
export type Adjustment = FieldValues<ReturnType<typeof adjustFields>>

export const NEW_ADJUSTMENT: Adjustment = { way: 'add', amount: '' }

/** Signed change of the quota in server units; negative for a subtraction. Requires valid values. */
export function adjustmentAmount({ way, amount }: Adjustment): number {
  return way === 'take' ? -Number(amount) : Number(amount)
}
