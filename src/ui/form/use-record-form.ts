import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useId, useRef, useState } from 'react'
import { createListeners } from '#/async/store'
import {
  type FieldValue,
  type FieldValues,
  changedFieldNames,
  type Fields,
  type FieldName,
  fieldNames,
  asFieldValues,
} from '#/fields/fields'
import { fieldsSchema } from '#/fields/fields-schema'
import { onLanguageChange } from '#/i18n/i18n'
import { afterPointerUp } from './after-pointer-up'
import { type Draft, type DraftLocation, useDraft } from './draft'
import type { FormHandle } from './form-handle'
import { focusField, focusFirstField } from './form-problem'

type AnyValues = Record<string, FieldValue>

/** The part of Mantine's form that is used; its own types resolve paths into nested values, which are not needed. */
interface Engine {
  getValues(): AnyValues
  setFieldValue(name: string, value: FieldValue, options: { forceUpdate: boolean }): void
  setFieldError(name: string, message: string): void
  isTouched(name: string): boolean
  validate(): { hasErrors: boolean }
  validateField(name: string): { hasError: boolean } | Promise<{ hasError: boolean }>
}

/** Creates the stable part of a form handle; `engine` keeps the values outside React state. */
function createControls<Of extends Fields>(
  engine: Engine,
  fields: Of,
  initialValues: FieldValues<Of>,
  subscribe: FormHandle<Of>['subscribe'],
) {
  let seed = initialValues
  let base = initialValues
  let isSaved = false
  const takers = new Set<() => void>()
  const takeTyped = () => takers.forEach((take) => take())
  const values = () => asFieldValues(fields, engine.getValues())
  const setValues = (changes: Readonly<Partial<AnyValues>>) => {
    isSaved = false
    for (const name of fieldNames(fields)) {
      const value: FieldValue | undefined = changes[name]
      // `forceUpdate` would remount the input; inputs follow the values by subscription instead.
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
    takeTyped,
    onBeforeValidate: (take: () => void) => {
      takers.add(take)
      return () => void takers.delete(take)
    },
    validate: () => {
      takeTyped()
      return !engine.validate().hasErrors
    },
    validateField: (name: string) => {
      if (engine.isTouched(name)) afterPointerUp(() => void engine.validateField(name))
    },
    validateFieldNow: (name: string) => {
      const result = engine.validateField(name)
      // Validation is synchronous (`sync` below), so that a promise is never returned.
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
  /** Read once, on mount: give the component a `key` that identifies the record. */
  initialValues: FieldValues<Of>
  /** Enables drafts and says where they are stored. */
  draftLocation?: DraftLocation
  /** Whether the labels of optional fields say so; required ones have a mark in every form. */
  marksOptional?: boolean
  /** Gets the focus when the form opens, and when it changes. */
  focusName?: FieldName<Of>
}

/**
 * Creates a form over `fields`. Typing re-renders only the edited input; an edited field is validated on blur, all
 * fields on submit.
 */
export function useRecordForm<const Of extends Fields>(settings: RecordFormSettings<Of>): FormHandle<Of> {
  const { fields, initialValues, draftLocation: location, focusName } = settings
  const id = useId()
  const [listeners] = useState(createListeners)
  const focusId = focusName === undefined ? undefined : `${id}-${focusName}`
  const [validate] = useState(() => schemaResolver(fieldsSchema(fields), { sync: true }))
  const engine = useForm<AnyValues, AnyValues, Record<string, React.ReactNode>>({
    mode: 'uncontrolled',
    initialValues,
    validate,
    onValuesChange: listeners.notify,
  })
  const [controls] = useState(() => createControls(engine, fields, initialValues, listeners.subscribe))
  const { commitValues, setValues, setServerError, revalidateField } = controls
  const draft = useDraft({ ...controls, location })

  useEffect(() => {
    if (focusId !== undefined) focusField(focusId)
  }, [focusId])

  // A new object for each refusal. The inputs show their errors, and sections unfold, only with the next render.
  const [refusal, setRefusal] = useState<{ names: readonly string[] | undefined }>()
  const errors = useRef(engine.errors)
  useEffect(() => {
    errors.current = engine.errors
  })
  useEffect(() => {
    if (refusal)
      focusFirstField((refusal.names ?? Object.keys(errors.current)).map((name) => `${id}-${name}`))
  }, [refusal, id])

  const invalidNames = Object.keys(engine.errors).join(' ')
  useEffect(() => {
    if (!invalidNames) return undefined
    // Error messages are translated when validation runs: validate again after a locale change.
    return onLanguageChange(() => invalidNames.split(' ').forEach(revalidateField))
  }, [invalidNames, revalidateField])

  return {
    ...controls,
    setValue: (name, value) => setValues({ [name]: value }),
    focusName,
    marksOptional: settings.marksOptional ?? false,
    idOf: (name) => `${id}-${name}`,
    errors: engine.errors,
    validate() {
      const hasPassed = controls.validate()
      if (!hasPassed) setRefusal({ names: undefined })
      return hasPassed
    },
    refuse(name, message) {
      if (message !== undefined) setServerError(name, message)
      setRefusal({ names: [name] })
    },
    markSaved() {
      commitValues()
      draft.drop()
    },
    draft,
  }
}
