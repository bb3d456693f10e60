import type { Log, WireLog } from './log'

/** Hashes a text to a short string with 53 bits, after cyrb53. */
function hashText(source: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < source.length; at += 1) {
    const unit = source.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/**
 * Whether the fingerprint of an entry is unique: it contains the id or the request id. Without them, two top-ups
 * in the same second may be equal in every member.
 */
export function hasUniqueFingerprint(log: Pick<Log, 'id' | 'request_id'>): boolean {
  return log.id > 0 || log.request_id !== ''
}

/**
 * Adds keys to the rows of page `p`. Own entries have id 0 (K10.11), so their key is the content, an ordinal for
 * equal rows of a page, and the page number for equal rows across pages.
 */
export function withRowKeys(rows: readonly WireLog[], p: number): Log[] {
  const ordinals = new Map<string, number>()
  return rows.map((row) => {
    const fingerprint = row.id > 0 ? String(row.id) : hashText(JSON.stringify(row))
    if (row.id > 0) return { ...row, fingerprint, key: fingerprint }
    const ordinal = ordinals.get(fingerprint) ?? 0
    ordinals.set(fingerprint, ordinal + 1)
    const prefix = hasUniqueFingerprint(row) ? '' : `${p}:`
    return { ...row, fingerprint, key: `${prefix}${fingerprint}.${ordinal}` }
  })
}
