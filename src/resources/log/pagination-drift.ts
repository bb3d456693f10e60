import type { Log } from './log'
import { hasUniqueFingerprint } from './log-keys'

type Row = Pick<Log, 'id' | 'request_id' | 'created_at' | 'fingerprint'>

/** How many rows `tail` and `head` share, when `head` goes on with the last rows of `tail`. */
function overlap(tail: readonly Row[], head: readonly Row[]): number {
  for (let start = 0; start < tail.length; start += 1) {
    const shared = tail.slice(start, start + head.length)
    const same = shared.every((row, at) => row.fingerprint === head[at]?.fingerprint)
    // Equal content proves nothing by itself: one row of the block must be unmistakable.
    if (same && shared.some(hasUniqueFingerprint)) return shared.length
  }
  return 0
}

/** Whether more than a page has come: then `page` begins before the first of the rows that were `before` it. */
function isAllNewer(before: readonly Row[], page: readonly Row[]): boolean {
  const first = before[0]
  if (!first || page.length === 0) return false
  const again = page.findIndex((row) => row.fingerprint === first.fingerprint)
  return (again > 0 && hasUniqueFingerprint(first)) || page.every((row) => row.created_at > first.created_at)
}

/**
 * How many of the first rows of `page` were already on `before`, the rows read just before it: entries written
 * meanwhile have pushed them down (K11.13, CD-35). Ids fall along the list, so they tell it even across a gap.
 */
export function countRepeatedRows(before: readonly Row[], page: readonly Row[]): number {
  const last = before.at(-1)
  if (!last) return 0
  if (last.id === 0) return isAllNewer(before, page) ? page.length : overlap(before, page)
  const next = page.findIndex(({ id }) => id < last.id)
  return next === -1 ? page.length : next
}

/** How many rows of the `newest` page are not on the first page that is `shown`; all of them when none is. */
export function countNewRows(shown: readonly Row[], newest: readonly Row[]): number {
  const first = shown[0]
  if (!first) return newest.length
  if (first.id > 0) return newest.filter(({ id }) => id > first.id).length
  for (let newRows = 0; newRows < newest.length; newRows += 1) {
    const rest = newest.slice(newRows, newRows + shown.length)
    if (rest.every((row, at) => row.fingerprint === shown[at]?.fingerprint)) return newRows
  }
  return newest.length
}
