import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useId, useState } from 'react'
import {
  type FieldValues,
  changedFieldNames,
  type Fields,
  fieldNames,
  asFieldValues,
} from '#/fields/field-values'
import type { FieldValue } from '#/fields/field'
import { fieldsSchema } from '#/fields/fields-schema'
import { onLanguageChange } from '#/i18n/i18n'
import type { Draft, DraftLocation } from './draft'
import type { FormHandle } from './form-handle'
import { useDraft } from './use-draft'
import { afterPointerUp } from './after-pointer-up'

type AnyValues = Record<string, FieldValue>

/** What is used of Mantine's form, whose own types follow paths into nested values that ours do not have. */
interface Engine {
  getValues(): AnyValues
  setFieldValue(name: string, value: FieldValue, options: { forceUpdate: boolean }): void
  setFieldError(name: string, message: string): void
  isTouched(name: string): boolean
  validate(): { hasErrors: boolean }
  validateField(name: string): { hasError: boolean } | Promise<{ hasError: boolean }>
}

function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announce: () => {
      for (const listener of listeners) listener()
    },
  }
}

/** The parts of a handle that never change; `engine` keeps the answers outside React's state. */
function createControls<Of extends Fields>(
  engine: Engine,
  fields: Of,
  initialValues: FieldValues<Of>,
  subscribe: FormHandle<Of>['subscribe'],
) {
  let seed = initialValues
  let base = initialValues
  let isSaved = false
  const values = () => asFieldValues(fields, engine.getValues())
  const setValues = (changes: Readonly<Partial<AnyValues>>) => {
    isSaved = false
    for (const name of fieldNames(fields)) {
      const value: FieldValue | undefined = changes[name]
      // `forceUpdate` would mount the input anew: ours follow the answers by subscription.
      if (value !== undefined) engine.setFieldValue(name, value, { forceUpdate: false })
    }
  }
  const changedFields = () => changedFieldNames(fields, seed, values())
  return {
    fields,
    subscribe,
    values,
    setValues,
    changedFields,
    base: () => base,
    isDirty: () => changedFields().length > 0,
    isSaved: () => isSaved,
    validate: () => !engine.validate().hasErrors,
    validateField: (name: string) => {
      if (engine.isTouched(name)) afterPointerUp(() => void engine.validateField(name))
    },
    validateFieldNow: (name: string) => {
      const result = engine.validateField(name)
      // The schema is judged at once (`sync` below); a promise never comes.
      return !(result instanceof Promise) && !result.hasError
    },
    revalidateField: (name: string) => void engine.validateField(name),
    setServerError: (name: string, message: string) => engine.setFieldError(name, message),
    commitValues: () => {
      seed = values()
      base = seed
      isSaved = true
    },
    rebase: (theirs: FieldValues<Of>, merged: FieldValues<Of>) => {
      seed = theirs
      base = theirs
      setValues(merged)
    },
    applyDraft: (draft: Draft) => {
      base = { ...base, ...draft.base }
      setValues(draft.mine)
    },
  }
}

interface RecordFormSettings<Of extends Fields> {
  fields: Of
  /** The answers to begin with. Read once: give the component a `key` that names the record. */
  initialValues: FieldValues<Of>
  /** Where a draft is kept; without it none is. */
  draftLocation?: DraftLocation
}

/**
 * A form over `fields`. Typing draws only the input typed into; a field is judged when it is left after a
 * change, and all of them on submit.
 */
export function useRecordForm<const Of extends Fields>(settings: RecordFormSettings<Of>): FormHandle<Of> {
  const { fields, initialValues, draftLocation: location } = settings
  const id = useId()
  const [listeners] = useState(createListeners)
  const [validate] = useState(() => schemaResolver(fieldsSchema(fields), { sync: true }))
  const engine = useForm<AnyValues, AnyValues, Record<string, React.ReactNode>>({
    mode: 'uncontrolled',
    initialValues,
    validate,
    onValuesChange: listeners.announce,
  })
  const [controls] = useState(() => createControls(engine, fields, initialValues, listeners.subscribe))
  const { values, base, subscribe, applyDraft, commitValues, setValues, revalidateField, ...rest } = controls
  const draft = useDraft({ fields, location, base, values, subscribe, applyDraft })

  const invalidNames = Object.keys(engine.errors).join(' ')
  useEffect(() => {
    if (!invalidNames) return undefined
    // The words of a judgement are made when it runs: in another language they have to be made again.
    return onLanguageChange(() => invalidNames.split(' ').forEach(revalidateField))
  }, [invalidNames, revalidateField])

  return {
    ...rest,
    values,
    base,
    subscribe,
    setValues,
    setValue: (name, value) => setValues({ [name]: value }),
    idOf: (name) => `${id}-${name}`,
    errors: engine.errors,
    markSaved() {
      commitValues()
      draft.drop()
    },
    draft,
  }
}
