import { sqlLike } from '../server/sql-like'
import { sqliteIdEquals } from '../server/sqlite-id-equals'
import type { UserRow } from './user-row'

const orders: Record<string, (a: UserRow, b: UserRow) => number> = {
  quota: (a, b) => b.quota - a.quota,
  used_quota: (a, b) => b.used_quota - a.used_quota,
  request_count: (a, b) => b.request_count - a.request_count,
}

/** Comparator for the `order` parameter of the list; undefined means newest first (K6.6, call 28). */
export function userOrder(name: string | null): ((a: UserRow, b: UserRow) => number) | undefined {
  return name !== null && Object.hasOwn(orders, name) ? orders[name] : undefined
}

/** Whether a keyword matches a user: by id, or as a prefix of name, email or display name (K6.6, call 29). */
export function matchesKeyword({ id, username, email, display_name }: UserRow, keyword: string): boolean {
  if (sqliteIdEquals(id, keyword)) return true
  return [username, email, display_name].some((text) => sqlLike(text, `${keyword}%`))
}
