import { plainNumber, plainWholeNumber } from '#/fields/number-text'
import { identifierText } from '#/fields/plain-text'
import { parseList } from '#/fields/text-list'
import { parseWholeNumber } from '#/fields/whole-number'
import { commaList } from '#/http/rows'
import type { StaticKey } from '#/i18n/i18n'
import type { KnownRecord } from './known-record'
import type { RecordChange, RecordValues } from './row-mutations'

type Value = string | number

/** One way to change a member: what it becomes for an input; undefined if the input does not fit. */
export interface EditWay {
  /** `clear` takes no input. */
  readonly name: 'add' | 'remove' | 'replace' | 'set' | 'clear' | 'plus' | 'times'
  apply: (before: Value, input: string) => Value | undefined
  /** What to enter instead of an input that fits no record. */
  misfit?: StaticKey
}

/** A member of a record that a bulk edit can change. */
export interface EditMember {
  /** As it is sent to the server. */
  name: string
  label: StaticKey
  /** `list`: names as `parseList` reads them; `mapping`: JSON or names. */
  input: 'text' | 'number' | 'list' | 'mapping' | 'choice'
  /** What the input means, shown below it. */
  hint?: StaticKey
  ways: readonly EditWay[]
  /** For `choice`. */
  choices?: ReadonlyArray<{ value: string; label: StaticKey }>
  /** A better input than the typed one, which is offered; undefined if there is none. */
  repair?: (input: string) => string | undefined
  /** Why the server would not store the new value. */
  check?: (after: Value) => StaticKey | undefined
}

/** A record to be edited. */
export interface EditRecord extends KnownRecord {
  values: RecordValues
}

/** What an edit means for one record: a change, nothing, or a reason why it is not possible. */
export interface PlannedEdit extends KnownRecord {
  before: Value
  after: Value
  change?: RecordChange
  problem?: StaticKey
}

/** A list as the server has it. */
const listed = (value: Value) => commaList(String(value))

const listWay = (
  name: EditWay['name'],
  change: (before: readonly string[], typed: ReadonlySet<string>) => Iterable<string>,
): EditWay => ({
  name,
  apply: (before, input) => [...change(listed(before), new Set(parseList(input).entries))].join(),
})

/** The ways to change a list of names. */
export const LIST_WAYS: readonly EditWay[] = [
  listWay('add', (before, typed) => new Set([...before, ...typed])),
  listWay('remove', (before, typed) => before.filter((name) => !typed.has(name))),
  listWay('replace', (_before, typed) => typed),
]

/** The ways to set one value. */
const SET_WAYS: readonly EditWay[] = [{ name: 'set', apply: (_before, input) => identifierText(input) }]

const integer = (text: string) => parseWholeNumber(plainWholeNumber(text).replace(/^\+/, ''))
const decimal = (text: string) => {
  const plain = plainNumber(text)
  return /^[+-]?\d{1,9}([.,]\d{1,6})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

const SET_MISFITS = new Map<number, StaticKey>([
  [0, 'job.edit.misfit.natural'],
  [1, 'job.edit.misfit.positive'],
])

/** A way to change a number: `change` gets the old one and the typed one that `read` returns. */
const numberWay = (
  name: EditWay['name'],
  misfit: StaticKey,
  read: (input: string) => number | undefined,
  change: (before: number, typed: number) => number | undefined,
): EditWay => ({
  name,
  misfit,
  apply: (before, input) => {
    const typed = read(input)
    return typed === undefined ? undefined : change(Number(before), typed)
  },
})

/** The ways to change a whole number of at least `minimum`; a calculated one below it becomes the minimum. */
export function numberWays(minimum = -Infinity): readonly EditWay[] {
  const bounded = (value: number) => Math.max(minimum, Math.round(value))
  const misfit = SET_MISFITS.get(minimum) ?? 'job.edit.misfit.integer'
  return [
    numberWay('set', misfit, integer, (_before, value) => (value >= minimum ? value : undefined)),
    numberWay('plus', 'job.edit.misfit.integer', integer, (before, amount) => bounded(before + amount)),
    numberWay('times', 'job.edit.misfit.decimal', decimal, (before, factor) => bounded(before * factor)),
  ]
}

/** The way that sets a number to one of a few. */
export const CHOICE_WAYS: readonly EditWay[] = [{ name: 'set', apply: (_before, input) => integer(input) }]

type MemberTexts = Pick<EditMember, 'name' | 'label' | 'hint' | 'check'>

/** The server stores no blank: it keeps what it has. */
export const notBlank = (after: Value) => (after === '' ? ('job.edit.problem.blank' as const) : undefined)

export const listMember = (texts: MemberTexts): EditMember => ({
  ...texts,
  input: 'list',
  hint: 'job.edit.hint.list',
  ways: LIST_WAYS,
  check: notBlank,
})

export const numberMember = (texts: MemberTexts, minimum?: number): EditMember => ({
  ...texts,
  input: 'number',
  ways: numberWays(minimum),
})

/** A text that is replaced as a whole. */
export const textMember = (texts: MemberTexts): EditMember => ({ ...texts, input: 'text', ways: SET_WAYS })

/** The status, which is one of a few. */
export const statusMember = (
  ...choices: readonly (readonly [value: number, label: StaticKey])[]
): EditMember => ({
  name: 'status',
  label: 'common.status',
  input: 'choice',
  ways: CHOICE_WAYS,
  choices: choices.map(([value, label]) => ({ value: String(value), label })),
})

/** Plans what an edit changes in each record; `inputOf` is what was typed, or differs between the records. */
export function planEdit(
  records: readonly EditRecord[],
  member: EditMember,
  way: EditWay,
  inputOf: (id: number) => string,
): PlannedEdit[] {
  return records.map(({ values, ...known }) => {
    const before = values[member.name] ?? ''
    const applied = way.apply(before, inputOf(known.id))
    const planned = { ...known, before, after: applied ?? before }
    if (applied === undefined) return { ...planned, problem: 'job.edit.problem.input' }
    if (applied === before) return planned
    const problem = member.check?.(applied)
    if (problem) return { ...planned, problem }
    return { ...planned, change: { from: { [member.name]: before }, to: { [member.name]: applied } } }
  })
}

/** The problem that all records have, if they share one: then the input is to blame. */
export function commonProblem(planned: readonly PlannedEdit[]): StaticKey | undefined {
  const problem = planned[0]?.problem
  return planned.every((edit) => edit.problem === problem) ? problem : undefined
}

/** The names that a list gained and lost. */
export function listDifference(before: Value, after: Value): { added: string[]; removed: string[] } {
  const [old, next] = [new Set(listed(before)), new Set(listed(after))]
  return {
    added: [...next].filter((name) => !old.has(name)),
    removed: [...old].filter((name) => !next.has(name)),
  }
}
