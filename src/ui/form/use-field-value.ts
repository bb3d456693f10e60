import { useSyncExternalStore } from 'react'
import type { Fields, FieldName } from '#/fields/field-values'
import type { FieldValueOf, FormHandle } from './form-handle'

/** Current value of a field; re-renders only the calling component when it changes. */
export function useFieldValue<Of extends Fields, Name extends FieldName<Of>>(
  form: FormHandle<Of>,
  name: Name,
): FieldValueOf<Of, Name> {
  return useSyncExternalStore(form.subscribe, () => form.values()[name])
}
