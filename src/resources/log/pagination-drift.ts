import { type Log, hasUniqueFingerprint } from './log'

type Row = Pick<Log, 'id' | 'request_id' | 'created_at' | 'fingerprint'>

/** Counts the rows shared by the end of `tail` and the start of `head`. */
function overlap(tail: readonly Row[], head: readonly Row[]): number {
  for (let start = 0; start < tail.length; start += 1) {
    const shared = tail.slice(start, start + head.length)
    const same = shared.every((row, at) => row.fingerprint === head[at]?.fingerprint)
    // Equal content alone proves nothing: one row of the block must be unique.
    if (same && shared.some(hasUniqueFingerprint)) return shared.length
  }
  return 0
}

/** Whether more than a page of new rows arrived, so that `page` lies entirely before the first row of `before`. */
function isAllNewer(before: readonly Row[], page: readonly Row[]): boolean {
  const first = before[0]
  if (!first || page.length === 0) return false
  const index = page.findIndex((row) => row.fingerprint === first.fingerprint)
  return (index > 0 && hasUniqueFingerprint(first)) || page.every((row) => row.created_at > first.created_at)
}

/**
 * Counts the first rows of `page` that were already on `before`, the previous page: new entries shift rows down
 * (K11.13, CD-35). Ids decrease along the list, so they decide even across a gap.
 */
export function countRepeatedRows(before: readonly Row[], page: readonly Row[]): number {
  const last = before.at(-1)
  if (!last) return 0
  if (last.id === 0) return isAllNewer(before, page) ? page.length : overlap(before, page)
  const next = page.findIndex(({ id }) => id < last.id)
  return next === -1 ? page.length : next
}

/**
 * Counts the rows of the `newest` page that are missing from `shown`, the displayed first page; all of them when
 * it is empty.
 */
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
