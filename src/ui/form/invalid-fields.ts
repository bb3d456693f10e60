import { useSyncExternalStore } from 'react'
import { isValidated, type FieldName, fieldNames, type Fields } from '#/fields/field-values'
import type { FormHandle } from './form-handle'

/** Names of the fields with an error, in field order. A value can hide or disable another field, and with it its error. */
export function useInvalidNames<Of extends Fields>(form: FormHandle<Of>): FieldName<Of>[] {
  const isInvalid = (name: FieldName<Of>) => {
    const field = form.fields[name]
    return form.errors[name] !== undefined && field !== undefined && isValidated(field, form.values())
  }
  // Joined to a string: `useSyncExternalStore` compares snapshots by identity.
  const joined = useSyncExternalStore(form.subscribe, () =>
    fieldNames(form.fields).filter(isInvalid).join(' '),
  )
  const invalid = joined.split(' ')
  return fieldNames(form.fields).filter((name) => invalid.includes(name))
}

/** Scrolls an input of a form into view and focuses it; opens its section if that is folded. */
export function focusField(id: string): void {
  const input = document.getElementById(id)
  const folded = input?.closest('[hidden]')
  const focus = () => {
    input?.scrollIntoView({ block: 'center' })
    input?.focus({ preventScroll: true })
  }
  if (!folded) return focus()
  document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(folded.id)}"]`)?.click()
  // React renders the opened section when the current event is over.
  setTimeout(focus)
}
