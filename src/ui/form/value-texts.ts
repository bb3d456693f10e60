import {
  type FieldValue,
  type AnyField,
  isBlank,
  type FieldValues,
  type Fields,
  type FieldName,
  fieldNames,
  isSameValue,
} from '#/fields/fields'
import { t } from '#/i18n/i18n'

const MASK = '••••••'

/** Formats a field value for display: secrets masked, blanks named, choices by their label. */
export function formatFieldValue(field: AnyField | undefined, fieldValue: FieldValue): string {
  if (isBlank(fieldValue)) return t('form.emptyValue')
  if (field?.kind === 'secret') return MASK
  if (typeof fieldValue === 'boolean') return t(fieldValue ? 'form.yes' : 'form.no')
  if (typeof fieldValue !== 'string') return fieldValue.join(', ')
  const choice =
    field?.kind === 'choice' ? field.choices?.find(({ value }) => value === fieldValue) : undefined
  return choice ? t(choice.label) : fieldValue
}

/**
 * Names of the fields whose sent value the server did not store. Secrets are skipped, because the server never returns
 * them. Both sides are form values, so that formatting differences do not count.
 */
export function discardedByServer<Of extends Fields>(
  fields: Of,
  { sent, stored }: { sent: Partial<FieldValues<Of>>; stored: FieldValues<Of> },
): FieldName<Of>[] {
  return fieldNames(fields).filter(
    (name) =>
      fields[name]?.kind !== 'secret' && sent[name] !== undefined && !isSameValue(sent[name], stored[name]),
  )
}

/** Sentence that lists the discarded fields with the values the server kept. */
export function discardedMessage<Of extends Fields>(
  fields: Of,
  names: FieldName<Of>[],
  stored: FieldValues<Of>,
): string {
  const parts = names.map((name) => {
    const field = fields[name]
    const label = field ? t(field.label) : name
    return t('form.discarded.field', { label, value: formatFieldValue(field, stored[name]) })
  })
  return t('form.discarded', { fields: parts.join(', ') })
}
