import type { ReactNode } from 'react'
import type { FieldValues, FieldValueByKind, Fields, FieldName } from '#/fields/field-values'
import type { DraftState } from './use-draft'

export type FieldValueOf<Of extends Fields, Name extends FieldName<Of>> = FieldValueByKind[Of[Name]['kind']]

/** A form being filled in. Typing changes none of it: what needs an answer asks by `useFieldValue` or `subscribe`. */
export interface FormHandle<Of extends Fields> {
  fields: Of
  /** The id of the element that answers `name`. */
  idOf: (name: FieldName<Of>) => string
  /** What is wrong, by name, in the order found; empty until something was judged. */
  errors: Readonly<Record<string, ReactNode>>
  /** What is typed now. */
  values: () => FieldValues<Of>
  /** What the server kept when these answers were begun: the `base` of `rebase`. */
  base: () => FieldValues<Of>
  /** The names whose answers differ from what the form was seeded with. */
  changedFields: () => FieldName<Of>[]
  isDirty: () => boolean
  /** True from `saved()` until something is typed again: such a form may be left while it is still busy. */
  isSaved: () => boolean
  setValue: <Name extends FieldName<Of>>(name: Name, value: FieldValueOf<Of, Name>) => void
  /** Sets several answers at once, as a button that fills in fields does. */
  setValues: (values: Partial<FieldValues<Of>>) => void
  /** Judges every field; true when nothing is wrong. */
  validate: () => boolean
  /** Judges one field if something was typed there: passing through a form must not scold. */
  validateField: (name: FieldName<Of>) => void
  /** Judges one field now, typed in or not, for what a button beside it does; true when nothing is wrong. */
  validateFieldNow: (name: FieldName<Of>) => boolean
  /** Marks a field the server refused, with its words. */
  setServerError: (name: FieldName<Of>, message: string) => void
  /** The save succeeded: the answers are the new seed, the draft is dropped, the form may be left. */
  markSaved: () => void
  /** The record moved: `theirs` is the new base, `merged` what the form shows now. */
  rebase: (theirs: FieldValues<Of>, merged: FieldValues<Of>) => void
  subscribe: (listener: () => void) => () => void
  draft: DraftState
}
