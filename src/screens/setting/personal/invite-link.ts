/**
 * Where whoever got `code` registers: on the page's own origin, whatever the server is configured to call itself, so
 * that nobody can send people elsewhere by it (T-43).
 */
export function inviteLink(code: string): string {
  const url = new URL('/register', window.location.origin)
  url.searchParams.set('aff', code)
  return url.href
}
