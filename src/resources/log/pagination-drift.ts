import { contentOf, type Log } from './log'

/** Counts the rows shared by the end of `tail` and the start of `head`; one must have a request id, as others may be equal. */
function overlap(tail: readonly Log[], head: readonly Log[]): number {
  const before = tail.map(contentOf)
  const page = head.map(contentOf)
  for (let start = 0; start < tail.length; start += 1) {
    const shared = Math.min(tail.length - start, head.length)
    const isSame = page.slice(0, shared).every((content, at) => content === before[start + at])
    if (isSame && head.slice(0, shared).some(({ request_id }) => request_id !== '')) return shared
  }
  return 0
}

/**
 * Counts the first rows of `page` that are among those `before`: new entries shift rows down. Ids decrease
 * along the list, so they decide even across a gap.
 */
export function countRepeatedRows(before: readonly Log[], page: readonly Log[]): number {
  const [first] = before
  const last = before.at(-1)
  if (!first || !last) return 0
  if (last.id === 0) {
    // More than a page of new rows arrived.
    const isBehind = first.request_id !== '' && page.map(contentOf).indexOf(contentOf(first)) > 0
    const isAllNewer = isBehind || page.every(({ created_at }) => created_at > first.created_at)
    return isAllNewer ? page.length : overlap(before, page)
  }
  const next = page.findIndex(({ id }) => id < last.id)
  return next === -1 ? page.length : next
}
