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

/** The part of `Window` that the check reads. */
interface Framed {
  /** The window itself, if it is the top window. */
  parent: Framed
  location: { origin: string }
}

/** Whether an ancestor frame of this page has another origin: such a site could use clickjacking. */
export function isFramedByOtherSite(page: Framed = window): boolean {
  const { origin } = page.location
  try {
    for (let inner = page; inner !== inner.parent; inner = inner.parent) {
      // Reading the location of another origin throws.
      if (inner.parent.location.origin !== origin) return true
    }
    return false
  } catch {
    return true
  }
}
