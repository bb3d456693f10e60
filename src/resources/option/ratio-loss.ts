import type { AnyFieldValues } from '#/fields/field'
import { OPTION_RECORDS } from './option-records'
import { ratioEntries } from './ratio-text'

/** Entries that a save would remove from one map of ratios. */
export interface RatioLoss {
  key: string
  /** Undefined when the stored text cannot be read, and its entries cannot be counted. */
  removed: number | undefined
  total: number | undefined
  /** No entry is left. */
  isEmptied: boolean
}

/** A larger share of the entries is not removed without a question. */
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

/** The maps of ratios among `keys` that would lose all of their entries, or more than a tenth of them. */
export function ratioLosses(
  base: AnyFieldValues,
  mine: AnyFieldValues,
  keys: readonly string[],
): RatioLoss[] {
  return OPTION_RECORDS.filter(({ key, editor }) => editor === 'ratio' && keys.includes(key)).flatMap(
    ({ key }) => lossOf(key, base[key], mine[key]) ?? [],
  )
}
