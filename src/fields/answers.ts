import type { Answer, AnyAnswers, Conditions, Field } from './field'

/** The questions of one form, by the name of their answer, in the order they are asked. */
export type Fields = Readonly<Record<string, Field>>

/** The answer of each kind of question. */
export interface AnswerByKind {
  line: string
  block: string
  secret: string
  digits: string
  switch: boolean
  choice: string
  many: readonly string[]
  moment: string
}

/** What is typed into a form of these fields. */
export type Answers<Of extends Fields> = { [Name in keyof Of]: AnswerByKind[Of[Name]['kind']] }
export type NameOf<Of extends Fields> = keyof Of & string

/** Answers put together by name, typed as those of `fields`: the compiler cannot follow names at run time. */
export function typedAnswers<Of extends Fields>(
  _fields: Of,
  answers: Readonly<Record<string, Answer>>,
): Answers<Of> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers take the names from `fields`
  return answers as Answers<Of>
}

/**
 * The fields of one form, with what depends on other answers: conditions name the form's own answers only,
 * so a misspelt one does not compile.
 */
export function defineFields<const Of extends Fields>(
  fields: Of,
  conditions: { [Name in keyof Of]?: Conditions<Answers<Of>> } = {},
): Of {
  const joined = Object.entries(fields).map(([name, asked]) => [name, { ...asked, ...conditions[name] }])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- conditions only add optional members
  return Object.fromEntries(joined) as Of
}

const BLANKS: AnswerByKind = {
  line: '',
  block: '',
  secret: '',
  digits: '',
  switch: false,
  choice: '',
  many: [],
  moment: '',
}

/** The names of `fields`, typed. */
export function namesOf<Of extends Fields>(fields: Of): NameOf<Of>[] {
  return Object.keys(fields)
}

/** The answers nobody has given yet. */
export function blankAnswers<Of extends Fields>(fields: Of): Answers<Of> {
  const blanks = Object.entries(fields).map(([name, asked]) => [name, BLANKS[asked.kind]])
  return typedAnswers(fields, Object.fromEntries(blanks))
}

/** True when nothing was answered. A switch always answers. */
export function isBlank(answer: Answer): boolean {
  if (typeof answer === 'string') return answer.trim() === ''
  return typeof answer === 'boolean' ? false : answer.length === 0
}

/** Equal in content; the order of a list counts. */
export function sameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}

/** The names whose answers differ. */
export function changedNames<Of extends Fields>(
  fields: Of,
  from: Answers<Of>,
  to: Answers<Of>,
): NameOf<Of>[] {
  return namesOf(fields).filter((name) => !sameAnswer(from[name], to[name]))
}

/** True when the question is asked at all with these answers. */
export function isAsked(asked: Field, answers: AnyAnswers): boolean {
  return asked.onlyWhen?.(answers) ?? true
}

/** True when the answer can be wrong: what cannot be seen, changed or was kept already must not stand in the way. */
export function isJudged(asked: Field, answers: AnyAnswers): boolean {
  return isAsked(asked, answers) && !asked.disabledWhen?.(answers) && !asked.keptWhen?.(answers)
}
