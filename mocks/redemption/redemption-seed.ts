import { rowsOf, type BaseRows } from '../table'
import { hostileCodes } from './hostile-codes'
import { largeCode, LARGE_COUNT } from './large-codes'
import type { RedemptionRow } from './redemption-row'
import { smallCodes } from './small-codes'

/** Seed codes of a world; `start` is its start time in unix seconds. */
export function redemptionSeed(
  seed: 'small' | 'large' | 'empty' | 'hostile',
  start: number,
): BaseRows<RedemptionRow> {
  if (seed === 'empty') return rowsOf([])
  if (seed === 'large') return { count: LARGE_COUNT, rowOf: (id) => largeCode(id, start) }
  return rowsOf(seed === 'hostile' ? hostileCodes(start) : smallCodes(start))
}
