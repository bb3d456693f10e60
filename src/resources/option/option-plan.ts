import { sameAnswer } from '#/fields/answers'
import type { Answer, AnyAnswers } from '#/fields/field'
import { textOf, type OptionChange } from './option-answers'
import type { OptionRecord } from './option-record'
import { OPTION_RECORDS } from './option-records'
import { isSameRatios, mergeRatios } from './ratio-merge'
import { ratioEntries, readableRatios, withRatio } from './ratio-text'

/** Something that was changed here and, to something else, by somebody else. */
export interface Collision {
  key: string
  /** The name inside a map of ratios; undefined when the whole option is meant. */
  member?: string
  base: Answer
  theirs: Answer
  mine: Answer
}

interface Versions {
  /** What the server had when the edit was begun. */
  base: AnyAnswers
  /** What it has now. */
  theirs: AnyAnswers
  /** What is typed. */
  mine: AnyAnswers
}

interface Plan {
  /** What later edits are compared with: the server's now, except under edits that are not saved yet. */
  base: AnyAnswers
  /** What the form shows from now on; at a collision, what was typed. */
  mine: AnyAnswers
  collisions: readonly Collision[]
}

/** Whether two answers to `record` mean the same. */
export function isSameOption({ drawn }: OptionRecord, one: Answer = '', other: Answer = ''): boolean {
  if (drawn === 'ratio' && typeof one === 'string' && typeof other === 'string')
    return isSameRatios(one, other)
  return sameAnswer(one, other)
}

/** Switches go off before the values they stand on are taken away, and on after those were given (H22). */
const ORDER = { off: 0, value: 1, on: 2, last: 3 } as const

function turnOf({ ask, confirm }: OptionRecord, to: string): number {
  // What may lock people out comes after every other way in.
  if (confirm) return ORDER.last
  if (ask.kind !== 'switch') return ORDER.value
  return to === 'true' ? ORDER.on : ORDER.off
}

/** What would be sent to make `base` into `mine`, of `keys` only, in the order the server needs. */
export function changesOf(base: AnyAnswers, mine: AnyAnswers, keys: ReadonlySet<string>): OptionChange[] {
  return OPTION_RECORDS.filter(
    (record) => keys.has(record.key) && !isSameOption(record, base[record.key], mine[record.key]),
  )
    .map((record) => {
      const to = textOf(record, mine[record.key] ?? '')
      const change = { key: record.key, from: textOf(record, base[record.key] ?? ''), to }
      return { change, turn: turnOf(record, to) }
    })
    .filter(({ change }) => change.from !== change.to)
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ change }) => change)
}

/** A saved edit of prices put on top of what is there now; undefined when a person has to decide on the whole. */
function mergedRatios(key: string, base: Answer, theirs: Answer, mine: Answer) {
  if (typeof base !== 'string' || typeof theirs !== 'string' || typeof mine !== 'string') return undefined
  const merged = mergeRatios(base, theirs, mine)
  if (!merged) return undefined
  const collisions = merged.collisions.map((one): Collision => ({
    key,
    member: one.name,
    base: one.base ?? '',
    theirs: one.theirs ?? '',
    mine: one.mine ?? '',
  }))
  return { mine: readableRatios(merged.entries), collisions }
}

function planned(record: OptionRecord, base: Answer, theirs: Answer, mine: Answer) {
  const { key, drawn } = record
  if (isSameOption(record, base, theirs) || isSameOption(record, theirs, mine))
    return { mine, collisions: [] }
  const merged = drawn === 'ratio' ? mergedRatios(key, base, theirs, mine) : undefined
  return merged ?? { mine, collisions: [{ key, base, theirs, mine }] }
}

/**
 * Puts the edits of `keys` on top of what the server has now. What nobody touched here takes the server's value;
 * edits that are not to be saved yet stay as they are, with the base they were begun on.
 */
export function planSave({ base, theirs, mine }: Versions, keys: ReadonlySet<string>): Plan {
  const nextBase: Record<string, Answer> = {}
  const nextMine: Record<string, Answer> = {}
  const collisions: Collision[] = []
  for (const record of OPTION_RECORDS) {
    const { key } = record
    const [old = '', now = '', typed = ''] = [base[key], theirs[key], mine[key]]
    const isTouched = !isSameOption(record, old, typed)
    const isWaiting = isTouched && !keys.has(key)
    nextBase[key] = isWaiting ? old : now
    if (!isTouched) nextMine[key] = now
    else if (isWaiting) nextMine[key] = typed
    else {
      const plan = planned(record, old, now, typed)
      nextMine[key] = plan.mine
      collisions.push(...plan.collisions)
    }
  }
  return { base: nextBase, mine: nextMine, collisions }
}

/** What is saved once a person chose: `mine` of the plan, with theirs where `isTheirs` says so. */
export function withChoices(
  mine: AnyAnswers,
  collisions: readonly Collision[],
  isTheirs: (collision: Collision) => boolean,
): AnyAnswers {
  const chosen: Record<string, Answer> = { ...mine }
  for (const collision of collisions.filter(isTheirs)) {
    const { key, member, theirs } = collision
    const text = chosen[key]
    if (member === undefined) chosen[key] = theirs
    else if (typeof text === 'string' && typeof theirs === 'string') {
      chosen[key] = readableRatios(withRatio(ratioEntries(text) ?? [], member, theirs || undefined))
    }
  }
  return chosen
}
