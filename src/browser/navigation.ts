import { safeUrl, type UrlKind } from './safe-url'

/**
 * Opens `address` in a new tab that gets neither our window nor our address. False when the address is not
 * allowed for `kind`.
 */
export function openUrl(kind: UrlKind, address: string): boolean {
  const safe = safeUrl(kind, address)
  if (!safe) return false
  window.open(safe, '_blank', 'noopener,noreferrer')
  return true
}

/** Leaves the console for `address`, in this tab. False when the address is not allowed for `kind`. */
export function navigateAway(kind: UrlKind, address: string): boolean {
  const safe = safeUrl(kind, address)
  if (!safe) return false
  window.location.assign(safe)
  return true
}

/** Loads the page anew, which fetches the newest build. */
export function reloadPage(): void {
  window.location.reload()
}
