import { type ReactNode, useSyncExternalStore } from 'react'
import type { FieldValues, FieldValueByKind, Fields, FieldName } from '#/fields/fields'
import type { DraftState } from './draft'

/** Value type of the field `Name`. */
export type FieldValueOf<Of extends Fields, Name extends FieldName<Of>> = FieldValueByKind[Of[Name]['kind']]

/**
 * State and operations of a form. Typing does not re-render the component that owns it: read values with
 * `useFieldValue` or `subscribe`.
 */
export interface FormHandle<Of extends Fields> {
  fields: Of
  /** Gets the focus when the form opens. */
  focusName: FieldName<Of> | undefined
  /** Whether the labels of optional fields say so. */
  marksOptional: boolean
  /** Id of the input element of `name`. */
  idOf: (name: FieldName<Of>) => string
  /** Validation errors by name, in the order found; empty until the first validation. */
  errors: Readonly<Record<string, ReactNode>>
  /** Current values. */
  values: () => FieldValues<Of>
  /** Server values when editing began: the `base` of `rebase`. */
  base: () => FieldValues<Of>
  /** Names of the fields whose values differ from the initial ones. */
  changedFields: () => FieldName<Of>[]
  isDirty: () => boolean
  /** True from `markSaved()` to the next input: such a form can be left without a question, even while busy. */
  isSaved: () => boolean
  setValue: <Name extends FieldName<Of>>(name: Name, value: FieldValueOf<Of, Name>) => void
  /** Sets several values at once, e.g. for a button that fills in fields. */
  setValues: (values: Partial<FieldValues<Of>>) => void
  /** Makes text that is typed but not yet part of a value, such as a name in a picker, part of it. */
  takeTyped: () => void
  /** Registers what `takeTyped` calls; returns the function that ends the registration. */
  onBeforeValidate: (take: () => void) => () => void
  /**
   * Takes over typed text, then validates every field; true if all are valid. Otherwise the first invalid one is brought
   * into view and focused.
   */
  validate: () => boolean
  /** Validates the field on blur, only if it was edited. */
  validateField: (name: FieldName<Of>) => void
  /** Validates one field unconditionally, e.g. for a button beside it; true if valid. */
  validateFieldNow: (name: FieldName<Of>) => boolean
  /** Sets the server's error message on a field. */
  setServerError: (name: FieldName<Of>, message: string) => void
  /** Refuses a save because of a field: brings it into view and focuses it, with `message` if that is given. */
  refuse: (name: FieldName<Of>, message?: string) => void
  /** Call after a successful save: the current values become the initial ones and the draft is removed. */
  markSaved: () => void
  /** Call after a conflict was resolved: `theirs` becomes the base, `merged` the current values. */
  rebase: (theirs: FieldValues<Of>, merged: FieldValues<Of>) => void
  subscribe: (listener: () => void) => () => void
  draft: DraftState
}

/** Current value of a field; re-renders only the calling component when it changes. */
export function useFieldValue<Of extends Fields, Name extends FieldName<Of>>(
  form: FormHandle<Of>,
  name: Name,
): FieldValueOf<Of, Name> {
  return useSyncExternalStore(form.subscribe, () => form.values()[name])
}
