import { type MouseEvent, useSyncExternalStore } from 'react'
import { type Fields, isValidated, type FieldName, fieldNames } from '#/fields/field-values'
import { useT } from '#/ui/language/use-t'
import type { FormHandle } from './form-handle'
import classes from './record-form.module.css'

function focusOn(id: string) {
  return (event: MouseEvent) => {
    // The address must not change: it would be a navigation that asks whether to leave.
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
}

/** Links to the wrong fields, when there is more than one. */
export function InvalidFieldsSummary<Of extends Fields>({ form }: { form: FormHandle<Of> }) {
  const t = useT()
  const isInvalid = (name: FieldName<Of>) => {
    const asked = form.fields[name]
    return form.errors[name] !== undefined && asked !== undefined && isValidated(asked, form.values())
  }
  // As one text, which is equal while the same fields are wrong: an answer can put another field out of the question.
  const names = useSyncExternalStore(form.subscribe, () =>
    fieldNames(form.fields).filter(isInvalid).join(' '),
  )
  const invalid = fieldNames(form.fields).filter((name) => names.split(' ').includes(name))
  if (invalid.length < 2) return null
  return (
    <div className={classes.problem}>
      <p className={classes.problemTitle}>{t('form.problems', { n: invalid.length })}</p>
      <ul className={classes.problemList}>
        {invalid.map((name) => (
          <li key={name}>
            <a href={`#${form.idOf(name)}`} onClick={focusOn(form.idOf(name))}>
              {t(form.fields[name]?.label ?? 'form.conflict.field')}
            </a>
            {': '}
            {form.errors[name]}
          </li>
        ))}
      </ul>
    </div>
  )
}
