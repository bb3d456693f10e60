import type { ReactNode } from 'react'
import type { Answers, AnswerByKind, Fields, NameOf } from '#/fields/answers'
import type { Drafting } from './use-draft'

export type AnswerTo<Of extends Fields, Name extends NameOf<Of>> = AnswerByKind[Of[Name]['kind']]

/** A form being filled in. Typing changes none of it: what needs an answer asks by `useAnswer` or `subscribe`. */
export interface FormHandle<Of extends Fields> {
  fields: Of
  /** The id of the element that answers `name`. */
  idOf: (name: NameOf<Of>) => string
  /** What is wrong, by name, in the order found; empty until something was judged. */
  errors: Readonly<Record<string, ReactNode>>
  /** What is typed now. */
  answers: () => Answers<Of>
  /** What the server kept when these answers were begun: the `base` of `rebase`. */
  base: () => Answers<Of>
  /** The names whose answers differ from what the form was seeded with. */
  changed: () => NameOf<Of>[]
  isDirty: () => boolean
  /** True from `saved()` until something is typed again: such a form may be left while it is still busy. */
  isSaved: () => boolean
  set: <Name extends NameOf<Of>>(name: Name, answer: AnswerTo<Of, Name>) => void
  /** Sets several answers at once, as a button that fills in fields does. */
  fill: (answers: Partial<Answers<Of>>) => void
  /** Judges every field; true when nothing is wrong. */
  validate: () => boolean
  /** Judges one field if something was typed there: passing through a form must not scold. */
  judge: (name: NameOf<Of>) => void
  /** Judges one field now, typed in or not, for what a button beside it does; true when nothing is wrong. */
  isRight: (name: NameOf<Of>) => boolean
  /** Marks a field the server refused, with its words. */
  refuse: (name: NameOf<Of>, message: string) => void
  /** The save succeeded: the answers are the new seed, the draft is dropped, the form may be left. */
  saved: () => void
  /** The record moved: `theirs` is the new base, `merged` what the form shows now. */
  rebased: (theirs: Answers<Of>, merged: Answers<Of>) => void
  subscribe: (listener: () => void) => () => void
  drafting: Drafting
}
