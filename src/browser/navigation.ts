import { safeUrl, type UrlKind } from './safe-url'

/** Opens `address` in a new tab without opener and referrer. Returns false if it is not allowed for `kind`. */
export function openUrl(kind: UrlKind, address: string): boolean {
  const safe = safeUrl(kind, address)
  if (!safe) return false
  window.open(safe, '_blank', 'noopener,noreferrer')
  return true
}

/** Navigates this tab to `address`. Returns false if it is not allowed for `kind`. */
export function navigateAway(kind: UrlKind, address: string): boolean {
  const safe = safeUrl(kind, address)
  if (!safe) return false
  window.location.assign(safe)
  return true
}

/** Reloads the page, which fetches the newest build. */
export function reloadPage(): void {
  window.location.reload()
}
