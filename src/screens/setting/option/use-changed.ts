import { useSyncExternalStore } from 'react'
import type { Fields } from '#/fields/field-values'
import type { FormHandle } from '#/ui/form/form-handle'

/** The keys whose answers differ from the server's; drawn again only when another one does. */
export function useChanged(form: FormHandle<Fields>): readonly string[] {
  // As one text, which is equal while the same options are changed.
  const keys = useSyncExternalStore(form.subscribe, () => form.changedFields().join(' '))
  return keys === '' ? [] : keys.split(' ')
}
