import { type FieldValues, type Fields, type FieldName, fieldNames, isSameValue } from '#/fields/field-values'
import { t } from '#/i18n/i18n'
import { formatFieldValue } from './value-text'

/**
 * The names whose sent answer is not what the server kept. Secrets are left out: they never come back.
 * `sent` and `stored` are answers, so that the same mapping has read both.
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

/** The sentence that names the ignored fields with what they stayed. */
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
