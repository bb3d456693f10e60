import { useSyncExternalStore } from 'react'
import type { Fields } from '#/fields/field-values'
import type { FormHandle } from '#/ui/form/form-handle'

/** Keys of the changed options. Re-renders only when the set of keys changes. */
export function useChanged(form: FormHandle<Fields>): readonly string[] {
  // A string snapshot, because a new array per call would re-render endlessly.
  const keys = useSyncExternalStore(form.subscribe, () => form.changedFields().join(' '))
  return keys === '' ? [] : keys.split(' ')
}
