import { isSameValue } from '#/fields/field-values'
import type { FieldValue, AnyFieldValues } from '#/fields/field'
import { valueToOption, type OptionChange } from './option-values'
import type { OptionRecord } from './option-record'
import { OPTION_RECORDS } from './option-records'
import { isSameRatios, mergeRatios } from './ratio-merge'
import { ratioEntries, formatRatios, setRatio } from './ratio-text'

/** Something that was changed here and, to something else, by somebody else. */
export interface Collision {
  key: string
  /** The name inside a map of ratios; undefined when the whole option is meant. */
  member?: string
  base: FieldValue
  theirs: FieldValue
  mine: FieldValue
}

interface Versions {
  /** What the server had when the edit was begun. */
  base: AnyFieldValues
  /** What it has now. */
  theirs: AnyFieldValues
  /** What is typed. */
  mine: AnyFieldValues
}

interface SavePlan {
  /** What later edits are compared with: the server's now, except under edits that are not saved yet. */
  base: AnyFieldValues
  /** What the form shows from now on; at a collision, what was typed. */
  mine: AnyFieldValues
  collisions: readonly Collision[]
}

/** Whether two answers to `record` mean the same. */
export function isSameOption(
  { editor }: OptionRecord,
  one: FieldValue = '',
  other: FieldValue = '',
): boolean {
  if (editor === 'ratio' && typeof one === 'string' && typeof other === 'string')
    return isSameRatios(one, other)
  return isSameValue(one, other)
}

/** Switches go off before the values they stand on are taken away, and on after those were given (K11.22). */
const ORDER = { off: 0, value: 1, on: 2, last: 3 } as const

function saveOrder({ field, confirm }: OptionRecord, to: string): number {
  // What may lock people out comes after every other way in.
  if (confirm) return ORDER.last
  if (field.kind !== 'switch') return ORDER.value
  return to === 'true' ? ORDER.on : ORDER.off
}

/** What would be sent to make `base` into `mine`, of `keys` only, in the order the server needs. */
export function optionChanges(
  base: AnyFieldValues,
  mine: AnyFieldValues,
  keys: ReadonlySet<string>,
): OptionChange[] {
  return OPTION_RECORDS.filter(
    (record) => keys.has(record.key) && !isSameOption(record, base[record.key], mine[record.key]),
  )
    .map((record) => {
      const to = valueToOption(record, mine[record.key] ?? '')
      const change = { key: record.key, from: valueToOption(record, base[record.key] ?? ''), to }
      return { change, order: saveOrder(record, to) }
    })
    .filter(({ change }) => change.from !== change.to)
    .toSorted((one, other) => one.order - other.order)
    .map(({ change }) => change)
}

/** A saved edit of prices put on top of what is there now; undefined when a person has to decide on the whole. */
function mergeRatioOption(key: string, base: FieldValue, theirs: FieldValue, mine: FieldValue) {
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
  return { mine: formatRatios(merged.entries), collisions }
}

function planOption(record: OptionRecord, base: FieldValue, theirs: FieldValue, mine: FieldValue) {
  const { key, editor } = record
  if (isSameOption(record, base, theirs) || isSameOption(record, theirs, mine))
    return { mine, collisions: [] }
  const merged = editor === 'ratio' ? mergeRatioOption(key, base, theirs, mine) : undefined
  return merged ?? { mine, collisions: [{ key, base, theirs, mine }] }
}

/**
 * Puts the edits of `keys` on top of what the server has now. What nobody touched here takes the server's value;
 * edits that are not to be saved yet stay as they are, with the base they were begun on.
 */
export function planSave({ base, theirs, mine }: Versions, keys: ReadonlySet<string>): SavePlan {
  const nextBase: Record<string, FieldValue> = {}
  const nextMine: Record<string, FieldValue> = {}
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
      const plan = planOption(record, old, now, typed)
      nextMine[key] = plan.mine
      collisions.push(...plan.collisions)
    }
  }
  return { base: nextBase, mine: nextMine, collisions }
}

/** What is saved once a person chose: `mine` of the plan, with theirs where `isTheirs` says so. */
export function resolveCollisions(
  mine: AnyFieldValues,
  collisions: readonly Collision[],
  isTheirs: (collision: Collision) => boolean,
): AnyFieldValues {
  const resolved: Record<string, FieldValue> = { ...mine }
  for (const collision of collisions.filter(isTheirs)) {
    const { key, member, theirs } = collision
    const text = resolved[key]
    if (member === undefined) resolved[key] = theirs
    else if (typeof text === 'string' && typeof theirs === 'string') {
      resolved[key] = formatRatios(setRatio(ratioEntries(text) ?? [], member, theirs || undefined))
    }
  }
  return resolved
}
