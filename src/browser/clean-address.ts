/** Names of secrets that a form sends in its address when it is submitted before its script is there. */
const SECRET = /^password\d?$/i
/** Names that say nothing without the secret beside them. */
const BESIDE = /^(?:username|email|verification_code)$/i

/**
 * `query` without a password and the name that stands beside it; the same text when it has none. Filters of lists,
 * which know names as well, stay as they are.
 */
export function withoutCredentials(query: string): string {
  const parts = new URLSearchParams(query)
  const names = new Set(parts.keys())
  if (![...names].some((name) => SECRET.test(name))) return query
  for (const name of names) if (SECRET.test(name) || BESIDE.test(name)) parts.delete(name)
  const rest = parts.toString()
  return rest && `?${rest}`
}

/** Takes credentials out of the address bar and the history, before anything reads or sends the address. */
export function dropCredentials(): void {
  const { pathname, search, hash } = window.location
  const clean = withoutCredentials(search)
  if (clean !== search) window.history.replaceState(window.history.state, '', `${pathname}${clean}${hash}`)
}
