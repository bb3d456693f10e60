import { contentOf, type Log } from './log'

/**
 * Counts the first rows of `page` that are among those `before`: new entries shift rows down. Ids decrease
 * along the list, so they decide even across a gap.
 */
export function countRepeatedRows(before: readonly Log[], page: readonly Log[]): number {
  const last = before.at(-1)
  if (!last) return 0
  if (last.id === 0) return countRepeatedContents(before, page)
  const next = page.findIndex(({ id }) => id < last.id)
  return next === -1 ? page.length : next
}

/** The same for entries without ids. Equal content alone proves nothing: one of the shared rows must have a request id. */
function countRepeatedContents(before: readonly Log[], page: readonly Log[]): number {
  const known = before.map(contentOf)
  const contents = page.map(contentOf)
  const [first] = before
  if (!first) return 0
  // More than a page of new rows arrived.
  const isBehind = first.request_id !== '' && contents.indexOf(contentOf(first)) > 0
  if (isBehind || page.every(({ created_at }) => created_at > first.created_at)) return page.length
  for (let start = 0; start < known.length; start += 1) {
    const shared = Math.min(known.length - start, page.length)
    const isSame = contents.slice(0, shared).every((content, at) => content === known[start + at])
    if (isSame && page.slice(0, shared).some((row) => row.request_id !== '')) return shared
  }
  return 0
}
