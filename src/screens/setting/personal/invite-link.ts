/**
 * Registration URL with an invitation code. Uses the page's origin instead of the configured server address,
 * which an attacker could point elsewhere (T-43).
 */
export function inviteLink(code: string): string {
  const url = new URL('/register', window.location.origin)
  url.searchParams.set('aff', code)
  return url.href
}
