import { type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '#/async/store'
import {
  asFieldValues,
  type FieldName,
  fieldNames,
  type Fields,
  type FieldValueByKind,
  type FieldValues,
  isSameValue,
} from '#/fields/fields'
import { isAsStored, validateValue } from '#/fields/fields-schema'
import { initialValues } from '#/fields/record-values'
import { afterPointerUp } from './after-pointer-up'
import { focusFirstField } from './form-problem'
import type { useRecordForm } from './use-record-form'

export type FieldValueOf<Of extends Fields, Name extends FieldName<Of>> = FieldValueByKind[Of[Name]['kind']]

/** Values and errors of a form, outside React: typing does not render the component that owns the form. */
export type FormStore<Of extends Fields> = ReturnType<typeof createForm<Of>>

/** A form as its component has it. */
export type FormHandle<Of extends Fields> = ReturnType<typeof useRecordForm<Of>>

/** Errors by field name, in field order. */
type FieldErrors = Readonly<Record<string, ReactNode>>

/** What a form begins with. */
export interface FormStart<Of extends Fields> {
  fields: Of
  /** Those of a new record by default. Read once, on mount: give the component a `key` that identifies the record. */
  initialValues?: FieldValues<Of>
  /** Whether these are the values of a stored record: what is as stored is valid. */
  isStored?: boolean
}

/** Creates the store of a form; `id` is the prefix of the ids of its inputs. */
export function createForm<Of extends Fields>(start: FormStart<Of>, id: string) {
  const { fields, isStored = false } = start
  const { subscribe, write } = createStore({})
  const notify = () => write({})
  const edited = new Set<string>()
  /** As the record was read last; `base` has, for the fields of a restored draft, what it had when they were typed. */
  let server = start.initialValues ?? initialValues(fields)
  let base = server
  let current = server
  let errors: FieldErrors = {}
  let isSaved = false
  let isMounted = false

  const messageOf = (name: FieldName<Of>) => {
    const field = fields[name]
    if (!field || (isStored && isAsStored(field, name, current, base))) return undefined
    return validateValue(field, current[name], current, base)
  }
  const setErrors = (messages: FieldErrors) => {
    const found = fieldNames(fields).filter((name) => messages[name] !== undefined)
    errors = Object.fromEntries(found.map((name) => [name, messages[name]]))
    notify()
  }
  const setValues = (changes: Partial<FieldValues<Of>>) => {
    isSaved = false
    current = { ...current, ...changes }
    for (const name of Object.keys(changes)) edited.add(name)
    const left = Object.entries(errors).filter(([name]) => !(name in changes))
    // The same object while no error is gone: it renders the form.
    if (left.length < Object.keys(errors).length) errors = Object.fromEntries(left)
    notify()
  }
  const validateFieldNow = (name: FieldName<Of>) => {
    const message = messageOf(name)
    // A section that was folded over its error opens for a new one only.
    if (errors[name] !== message) setErrors({ ...errors, [name]: message })
    return message === undefined
  }
  const changedFields = () => fieldNames(fields).filter((name) => !isSameValue(base[name], current[name]))
  const idOf = (name: FieldName<Of>) => `${id}-${name}`

  return {
    fields,
    isStored,
    /** Id of the input element of a field. */
    idOf,
    subscribe,
    values: () => current,
    /** What the server had when these values were begun: the `base` of `rebase`. */
    base: () => base,
    currentErrors: () => errors,
    /** Names of the fields whose values differ from `base`. */
    changedFields,
    isDirty: () => changedFields().length > 0,
    /** True from `markSaved()` to the next input: such a form can be left without a question, even while busy. */
    isSaved: () => isSaved,
    /** False once the form was left: a save that ends then reports its result in a notification. */
    isMounted: () => isMounted,
    mount: () => {
      isMounted = true
      return () => void (isMounted = false)
    },
    setValue: <Name extends FieldName<Of>>(name: Name, value: FieldValueOf<Of, Name>) =>
      setValues(asFieldValues(fields, { [name]: value })),
    /** Sets several values at once, e.g. for a button that fills in fields. */
    setValues,
    /** Validates every field; true if all are valid. Otherwise the first invalid one is brought into view and focused. */
    validate: () => {
      setErrors(Object.fromEntries(fieldNames(fields).map((name) => [name, messageOf(name)])))
      const invalid = fieldNames(fields).filter((name) => errors[name] !== undefined)
      if (invalid.length > 0) focusFirstField(invalid.map(idOf))
      return invalid.length === 0
    },
    /** Validates a field on blur, if it was edited. */
    validateField: (name: FieldName<Of>) => {
      const before = errors[name]
      // A click that submits meanwhile may know more than the field.
      if (edited.has(name)) afterPointerUp(() => void (errors[name] === before && validateFieldNow(name)))
    },
    /** Validates one field, e.g. for a button beside it; true if valid. */
    validateFieldNow,
    /** Validates the fields with errors again: messages are in the language of their validation. */
    revalidate: () => {
      // An error of the server stays as it is.
      const found = fieldNames(fields).filter((name) => errors[name] !== undefined)
      setErrors(Object.fromEntries(found.map((name) => [name, messageOf(name) ?? errors[name]])))
    },
    /** Sets the server's error message on a field. */
    setServerError: (name: FieldName<Of>, message: string) => setErrors({ ...errors, [name]: message }),
    /** Call after a successful save: the current values become the base. */
    markSaved: () => {
      server = current
      base = current
      isSaved = true
      notify()
    },
    /** Call after the record was read again: `theirs` becomes the base, `merged` the current values. */
    rebase: (theirs: FieldValues<Of>, merged: FieldValues<Of>) => {
      server = theirs
      base = theirs
      setValues(merged)
    },
    /** Restores values that were typed earlier, over what the server had then. */
    restore: (earlier: Partial<FieldValues<Of>>, mine: Partial<FieldValues<Of>>) => {
      base = { ...base, ...earlier }
      setValues(mine)
    },
    /** Takes the values that the server has. */
    reset: () => {
      base = server
      setValues(server)
    },
  }
}

/** What `select` reads of a form; renders the calling component when that changes. It must return the same for the same state. */
export function useFormState<Selected>(
  form: { subscribe: (listener: () => void) => () => void },
  select: () => Selected,
): Selected {
  return useSyncExternalStore(form.subscribe, select)
}

/** Current value of a field; re-renders only the calling component when it changes. */
export function useFieldValue<Of extends Fields, Name extends FieldName<Of>>(
  form: FormHandle<Of>,
  name: Name,
): FieldValueOf<Of, Name> {
  return useFormState(form, () => form.values()[name])
}
