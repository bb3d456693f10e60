import { useSyncExternalStore } from 'react'
import type { Fields, FieldName } from '#/fields/field-values'
import type { FieldValueOf, FormHandle } from './form-handle'

/** What is typed at `name` now; only the component that asks is drawn again when it changes. */
export function useFieldValue<Of extends Fields, Name extends FieldName<Of>>(
  form: FormHandle<Of>,
  name: Name,
): FieldValueOf<Of, Name> {
  return useSyncExternalStore(form.subscribe, () => form.values()[name])
}
