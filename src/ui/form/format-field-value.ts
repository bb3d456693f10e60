import { isBlank } from '#/fields/field-values'
import type { FieldValue, Field } from '#/fields/field'
import { t } from '#/i18n/i18n'

const MASK = '••••••'

/** Formats a field value for display: secrets masked, blanks named, choices by their label. */
export function formatFieldValue(field: Field | undefined, fieldValue: FieldValue): string {
  if (isBlank(fieldValue)) return t('form.emptyValue')
  if (field?.kind === 'secret') return MASK
  if (typeof fieldValue === 'boolean') return t(fieldValue ? 'form.yes' : 'form.no')
  if (typeof fieldValue !== 'string') return fieldValue.join(', ')
  const choice =
    field?.kind === 'choice' ? field.choices?.find(({ value }) => value === fieldValue) : undefined
  return choice ? t(choice.label) : fieldValue
}
