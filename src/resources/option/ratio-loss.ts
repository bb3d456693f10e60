import type { AnyFieldValues } from '#/fields/field'
import { OPTION_RECORDS } from './option-records'
import { ratioEntries } from './ratio-text'

/** Entries that a save would remove from a ratio map. */
export interface RatioLoss {
  key: string
  /** Undefined when the stored text is unreadable, so its entries cannot be counted. */
  removed: number | undefined
  total: number | undefined
  /** Whether no entry is left. */
  isEmptied: boolean
}

/** Maximum share of entries that may be removed without a confirmation. */
const MAX_SHARE = 0.1

const namesOf = (text: unknown) => {
  const entries = typeof text === 'string' ? ratioEntries(text) : undefined
  return entries && new Set(entries.map(({ name }) => name))
}

function lossOf(key: string, from: unknown, to: unknown): RatioLoss | undefined {
  if (from === to || from === '') return undefined
  const [before, after] = [namesOf(from), namesOf(to)]
  if (!after) return undefined
  const isEmptied = after.size === 0
  if (!before) return isEmptied ? { key, removed: undefined, total: undefined, isEmptied } : undefined
  const removed = [...before].filter((name) => !after.has(name)).length
  return removed > before.size * MAX_SHARE ? { key, removed, total: before.size, isEmptied } : undefined
}

/** Returns the ratio maps among `keys` that would lose all of their entries, or more than a tenth. */
export function ratioLosses(
  base: AnyFieldValues,
  mine: AnyFieldValues,
  keys: readonly string[],
): RatioLoss[] {
  return OPTION_RECORDS.filter(({ key, editor }) => editor === 'ratio' && keys.includes(key)).flatMap(
    ({ key }) => lossOf(key, base[key], mine[key]) ?? [],
  )
}
