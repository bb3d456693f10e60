import type { Log, WireLog } from './log'

/** A short text that differs, for all that is known, where `source` does: 53 bits after cyrb53. */
function hashText(source: string): string {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (let at = 0; at < source.length; at += 1) {
    const unit = source.charCodeAt(at)
    one = Math.imul(one ^ unit, 2654435761)
    two = Math.imul(two ^ unit, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36)
}

/**
 * Whether an entry of this print can be told from every other: by its id, or by the request that wrote it. Two
 * top-ups of the same second may else be equal in every part.
 */
export function hasUniqueFingerprint(log: Pick<Log, 'id' | 'request_id'>): boolean {
  return log.id > 0 || log.request_id !== ''
}

/**
 * The rows of page `p` with their keys. Own entries have id 0 (K10.11): their key is their content with an
 * ordinal, so that equal ones on a page stay two, and the page, so that equal ones on two pages do.
 */
export function withRowKeys(rows: readonly WireLog[], p: number): Log[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const fingerprint = row.id > 0 ? String(row.id) : hashText(JSON.stringify(row))
    if (row.id > 0) return { ...row, fingerprint, key: fingerprint }
    const ordinal = seen.get(fingerprint) ?? 0
    seen.set(fingerprint, ordinal + 1)
    const prefix = hasUniqueFingerprint(row) ? '' : `${p}:`
    return { ...row, fingerprint, key: `${prefix}${fingerprint}.${ordinal}` }
  })
}
