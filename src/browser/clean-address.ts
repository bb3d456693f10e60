/** Password params in the URL of a form that was submitted natively before its script had loaded. */
const SECRET = /^password\d?$/i
/** Params that are removed only together with a password. */
const BESIDE = /^(?:username|email|verification_code)$/i

/**
 * Removes a password and its username from `query`; returns `query` unchanged if it has no password, so that list
 * filters by username are kept.
 */
export function withoutCredentials(query: string): string {
  const parts = new URLSearchParams(query)
  const names = new Set(parts.keys())
  if (![...names].some((name) => SECRET.test(name))) return query
  for (const name of names) if (SECRET.test(name) || BESIDE.test(name)) parts.delete(name)
  const rest = parts.toString()
  return rest && `?${rest}`
}

/** Removes credentials from the address bar and the history entry; must run before any request. */
export function dropCredentials(): void {
  const { pathname, search, hash } = window.location
  const clean = withoutCredentials(search)
  if (clean !== search) window.history.replaceState(window.history.state, '', `${pathname}${clean}${hash}`)
}
