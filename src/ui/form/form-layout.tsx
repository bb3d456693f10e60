import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { Fields } from '#/fields/fields'
import { useT } from '#/ui/language/use-t'
import { useFormState, type FormHandle } from './form-handle'
import { focusField, useInvalidNames } from './form-problem'
import classes from './record-form.module.css'

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
  const state = useFormState(form, () => {
    if (form.isSaved()) return 'saved'
    return form.isDirty() ? 'unsaved' : 'unchanged'
  })
  const [first] = invalid
  if (first !== undefined)
    return (
      <Button variant="subtle" size="xs" onClick={() => focusField(form.idOf(first))}>
        {t('form.state.invalid', { n: invalid.length })}
      </Button>
    )
  const text = STATE_TEXTS[state]
  return text === undefined ? null : <span>{t(text)}</span>
}

interface FormSectionProps {
  title: string
  /** What the fields are for, in one sentence. */
  note?: string
  children: ReactNode
}

/** Group of fields: title and note at the left, the fields at the right; below each other in a narrow window. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className={classes.section}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {note === undefined ? null : <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </div>
  )
}

/** Fields side by side, below each other where the space is short. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
