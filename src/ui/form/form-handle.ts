import { type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '#/async/store'
import {
  asFieldValues,
  changedFieldNames,
  fieldNames,
  type AnyFieldValues,
  type FieldName,
  type FieldValueByKind,
  type FieldValues,
  type Fields,
} from '#/fields/fields'
import { validateChange, validateValue } from '#/fields/fields-schema'
import { afterPointerUp } from './after-pointer-up'
import type { DraftState } from './draft'
import { focusFirstField } from './form-problem'
import type { FieldInputs } from './inputs/input-props'

/** Value type of the field `Name`. */
export type FieldValueOf<Of extends Fields, Name extends FieldName<Of>> = FieldValueByKind[Of[Name]['kind']]

/** Errors by field name, in field order. */
type FieldErrors = Readonly<Record<string, ReactNode>>

/** Values and errors of a form, outside React: typing does not render the component that owns the form. */
export interface FormStore<Of extends Fields> {
  fields: Of
  /** Whether the values are those of a stored record, where what is as stored is valid. */
  isStored: boolean
  /** Id of the input element of `name`. */
  idOf: (name: FieldName<Of>) => string
  /** Current values. */
  values: () => FieldValues<Of>
  /** What the server had when these values were begun: the `base` of `rebase`. */
  base: () => FieldValues<Of>
  currentErrors: () => FieldErrors
  /** Names of the fields whose values differ from `base`. */
  changedFields: () => FieldName<Of>[]
  isDirty: () => boolean
  /** True from `markSaved()` to the next input: such a form can be left without a question, even while busy. */
  isSaved: () => boolean
  setValue: <Name extends FieldName<Of>>(name: Name, value: FieldValueOf<Of, Name>) => void
  /** Sets several values at once, e.g. for a button that fills in fields. */
  setValues: (values: Partial<FieldValues<Of>>) => void
  /** Validates every field; true if all are valid. Otherwise the first invalid one is brought into view and focused. */
  validate: () => boolean
  /** Validates the field on blur, only if it was edited. */
  validateField: (name: FieldName<Of>) => void
  /** Validates one field unconditionally, e.g. for a button beside it; true if valid. */
  validateFieldNow: (name: FieldName<Of>) => boolean
  /** Validates the fields with errors again: messages are in the language of their validation. */
  revalidate: () => void
  /** Sets the server's error message on a field. */
  setServerError: (name: FieldName<Of>, message: string) => void
  /** Refuses a save because of a field: brings it into view and focuses it, with `message` if that is given. */
  refuse: (name: FieldName<Of>, message?: string) => void
  /** Call after a successful save: the current values become the base. */
  markSaved: () => void
  /** Call after the record was read again: `theirs` becomes the base, `merged` the current values. */
  rebase: (theirs: FieldValues<Of>, merged: FieldValues<Of>) => void
  /** Restores values that were typed earlier, over what the server had then. */
  restore: (base: Partial<AnyFieldValues>, mine: Partial<AnyFieldValues>) => void
  /** Takes the values that the server has. */
  reset: () => void
  subscribe: (listener: () => void) => () => void
}

/** A form as its component has it. */
export interface FormHandle<Of extends Fields> extends FormStore<Of> {
  /** Rendered errors; empty until the first validation. */
  errors: FieldErrors
  /** Gets the focus when the form opens. */
  focusName: FieldName<Of> | undefined
  /** Whether the labels of optional fields say so. */
  marksOptional: boolean
  /** The inputs of the kinds of fields that it has. */
  inputs: FieldInputs
  draft: DraftState
}

interface FormStart<Of extends Fields> {
  fields: Of
  initialValues: FieldValues<Of>
  isStored: boolean
  /** Prefix of the ids of its inputs. */
  id: string
}

function withChanges(values: AnyFieldValues, changes: Partial<AnyFieldValues>): AnyFieldValues {
  const given = Object.entries(changes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return { ...values, ...Object.fromEntries(given) }
}

/** Creates the store of a form. */
export function createForm<const Of extends Fields>(start: FormStart<Of>): FormStore<Of> {
  const { fields, initialValues, isStored, id } = start
  const { subscribe, write } = createStore({})
  const notify = () => write({})
  const edited = new Set<string>()
  /** As the record was read last; `base` has, for the fields of a restored draft, what it had when they were typed. */
  let server: AnyFieldValues = initialValues
  let base = server
  let current = server
  let errors: FieldErrors = {}
  let isSaved = false

  const messageOf = (name: string) => {
    const [field, value] = [fields[name], current[name]]
    if (!field || value === undefined) return undefined
    return isStored ? validateChange(field, name, current, base) : validateValue(field, value, current, base)
  }
  const setErrors = (messages: FieldErrors) => {
    const found = fieldNames(fields).filter((name) => messages[name] !== undefined)
    errors = Object.fromEntries(found.map((name) => [name, messages[name]]))
    notify()
  }
  const setValues = (changes: Partial<AnyFieldValues>) => {
    const changed = fieldNames(fields).filter((name) => changes[name] !== undefined)
    isSaved = false
    current = withChanges(current, changes)
    for (const name of changed) edited.add(name)
    if (changed.some((name) => errors[name] !== undefined))
      setErrors({ ...errors, ...Object.fromEntries(changed.map((name) => [name, undefined])) })
    else notify()
  }
  const validateName = (name: string, message: string | undefined) => {
    // A section that was folded over its error opens for a new one only.
    if (errors[name] !== message) setErrors({ ...errors, [name]: message })
    return message === undefined
  }
  const validateNow = (name: string) => {
    const [field, value] = [fields[name], current[name]]
    return validateName(
      name,
      field && value !== undefined ? validateValue(field, value, current, base) : undefined,
    )
  }
  const changedFields = () =>
    changedFieldNames(fields, asFieldValues(fields, base), asFieldValues(fields, current))
  const idOf = (name: string) => `${id}-${name}`
  // Inputs show their errors, and sections unfold, with the next render.
  const focusFirst = (names: readonly string[]) => void setTimeout(() => focusFirstField(names.map(idOf)))

  return {
    fields,
    isStored,
    idOf,
    subscribe,
    values: () => asFieldValues(fields, current),
    base: () => asFieldValues(fields, base),
    currentErrors: () => errors,
    changedFields,
    isDirty: () => changedFields().length > 0,
    isSaved: () => isSaved,
    setValue: (name, value) => setValues({ [name]: value }),
    setValues,
    validate() {
      setErrors(Object.fromEntries(fieldNames(fields).map((name) => [name, messageOf(name)])))
      const invalid = Object.keys(errors)
      if (invalid.length > 0) focusFirst(invalid)
      return invalid.length === 0
    },
    validateField: (name) => {
      if (edited.has(name)) afterPointerUp(() => validateName(name, messageOf(name)))
    },
    validateFieldNow: validateNow,
    revalidate: () =>
      // An error of the server stays as it is.
      setErrors(
        Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, messageOf(name) ?? error])),
      ),
    setServerError: (name, message) => setErrors({ ...errors, [name]: message }),
    refuse(name, message) {
      if (message !== undefined) setErrors({ ...errors, [name]: message })
      focusFirst([name])
    },
    markSaved() {
      server = current
      base = current
      isSaved = true
      notify()
    },
    rebase(theirs, merged) {
      server = theirs
      base = theirs
      setValues(merged)
    },
    restore(earlier, mine) {
      base = withChanges(base, earlier)
      setValues(mine)
    },
    reset() {
      base = server
      setValues(server)
    },
  }
}

/** What `select` reads of a form; renders the calling component when that changes. It must return the same for the same state. */
export function useFormState<Of extends Fields, Selected>(
  form: Pick<FormStore<Of>, 'subscribe'>,
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
