import { useSyncExternalStore } from 'react'
import type { Fields } from '#/fields/field-values'
import { Button } from '#/ui/controls/button'
import { useT } from '#/ui/language/use-t'
import { focusField, useInvalidNames } from './invalid-fields'
import type { FormHandle } from './form-handle'

const STATE_TEXTS = {
  saved: 'form.state.saved',
  unsaved: 'form.state.unsaved',
  unchanged: undefined,
} as const

/**
 * State of a form beside its buttons: unsaved changes, saved, or a button that leads to the first invalid field. No
 * live region: errors and results are announced where they appear.
 */
export function FormState<Of extends Fields>({ form }: { form: FormHandle<Of> }) {
  const t = useT()
  const invalid = useInvalidNames(form)
  const state = useSyncExternalStore(form.subscribe, () => {
    if (form.isSaved()) return 'saved'
    return form.isDirty() ? 'unsaved' : 'unchanged'
  })
  const [first] = invalid
  if (first !== undefined)
    return (
      <Button variant="subtle" size="sm" onClick={() => focusField(form.idOf(first))}>
        {t('form.state.invalid', { n: invalid.length })}
      </Button>
    )
  const text = STATE_TEXTS[state]
  return text === undefined ? null : <span>{t(text)}</span>
}
