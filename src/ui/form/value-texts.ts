import { isBlank, type AnyField, type AnyFieldValues, type FieldValue, type Fields } from '#/fields/fields'
import { t } from '#/i18n/i18n'

const MASK = '••••••'

/** Formats a field value for display: secrets masked, blanks named, choices by their label. */
export function formatFieldValue(field: AnyField | undefined, fieldValue: FieldValue): string {
  if (isBlank(fieldValue)) return t('common.blank')
  if (field?.kind === 'secret') return MASK
  if (typeof fieldValue === 'boolean') return t(fieldValue ? 'form.yes' : 'form.no')
  if (typeof fieldValue !== 'string') return fieldValue.join(', ')
  const choice =
    field?.kind === 'choice' ? field.choices?.find(({ value }) => value === fieldValue) : undefined
  return choice ? t(choice.label) : fieldValue
}

/** Sentence that lists the discarded fields with the values the server kept. */
export function discardedMessage(fields: Fields, names: readonly string[], stored: AnyFieldValues): string {
  const parts = names.map((name) => {
    const field = fields[name]
    const value = stored[name]
    return field && value !== undefined
      ? t('form.discarded.field', { label: t(field.label), value: formatFieldValue(field, value) })
      : name
  })
  return t('form.discarded', { fields: parts.join(', ') })
}
