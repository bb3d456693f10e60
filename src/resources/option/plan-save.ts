import type { AnyFieldValues, FieldValue } from '#/fields/fields'
import type { OptionRecord } from './option'
import { isSameOption, valueToOption, type OptionChange, OPTION_RECORDS } from './option-records'
import { mergeRatios } from './ratio-map'

/** Conflict: a value changed in the form and, differently, on the server. */
interface OptionConflict {
  key: string
  /** Entry of a ratio map and its JSON text on the server; undefined when the conflict concerns the whole option. */
  member?: string
  theirs?: string | undefined
}

interface Versions {
  /** Server values when the edit began. */
  base: AnyFieldValues
  theirs: AnyFieldValues
  mine: AnyFieldValues
}

export interface SavePlan {
  /** New base of later edits: the server's values, except under edits that are not saved yet. */
  base: AnyFieldValues
  /** New form values; for a conflict, the typed value. */
  mine: AnyFieldValues
  conflicts: readonly OptionConflict[]
}

/**
 * Order of changes: switches off before the values they depend on are cleared, and on after those are set.
 */
const ORDER = { off: 0, value: 1, on: 2, last: 3 } as const

function saveOrder({ field, confirm }: OptionRecord, to: string): number {
  // An option that may lock people out comes after all other login methods.
  if (confirm) return ORDER.last
  if (field.kind !== 'switch') return ORDER.value
  return to === 'true' ? ORDER.on : ORDER.off
}

/** The text that is stored, which may have what a save removes: blanks around it, or a slash at its end. */
function textOnServer(record: OptionRecord, value: FieldValue): string {
  return typeof value === 'string' && record.editor !== 'ratio' ? value : valueToOption(record, value)
}

/** Returns the changes of `keys` that turn `base` into `mine`, in the order the server needs. */
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
      const change = { key: record.key, from: textOnServer(record, base[record.key] ?? ''), to }
      return { change, order: saveOrder(record, to) }
    })
    .filter(({ change }) => change.from !== change.to)
    .toSorted((left, right) => left.order - right.order)
    .map(({ change }) => change)
}

function planOption(record: OptionRecord, base: FieldValue, theirs: FieldValue, mine: FieldValue) {
  const { key, editor } = record
  if (isSameOption(record, base, theirs) || isSameOption(record, theirs, mine)) return { mine, conflicts: [] }
  const merged = editor === 'ratio' && mergeRatios(String(base), String(theirs), String(mine))
  if (!merged) return { mine, conflicts: [{ key }] }
  const conflicts = merged.conflicts.map(({ name, theirs: raw }) => ({ key, member: name, theirs: raw }))
  return { mine: merged.text, conflicts }
}

/**
 * Merges the edits of `keys` with the server's current values. Untouched options take the server's value; edits of
 * other keys keep value and base.
 */
export function planSave({ base, theirs, mine }: Versions, keys: ReadonlySet<string>): SavePlan {
  const nextBase: Record<string, FieldValue> = {}
  const nextMine: Record<string, FieldValue> = {}
  const conflicts: OptionConflict[] = []
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
      conflicts.push(...plan.conflicts)
    }
  }
  return { base: nextBase, mine: nextMine, conflicts }
}
