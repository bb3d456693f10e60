/** What the address bar says, as text: nothing in it becomes a number, a truth value or an object by itself. */
type SearchTexts = Record<string, string | string[]>

/**
 * Reads a query as texts. The router's own parser reads values as JSON, which turns a code of digits into a
 * rounded number and `aff=true` into a truth value (T-20). A repeated name becomes a list, for its schema to refuse.
 */
export function parseSearch(query: string): SearchTexts {
  const found = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(query)) {
    const before = found.get(name)
    found.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(found)
}

/**
 * The query for `search`, without what is blank or is neither text, number nor truth value. A list becomes a repeated
 * name again, so that an address read and written stays the same.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, params] of Object.entries(search)) {
    for (const value of [params].flat()) {
      if (typeof value === 'string' && value !== '') query.append(name, value)
      if (typeof value === 'number' || typeof value === 'boolean') query.append(name, String(value))
    }
  }
  const text = query.toString()
  return text && `?${text}`
}
