/**
 * Resolves a request target against the `Host` header. Undefined for an invalid target, which hosts reject with a 400. A
 * target that starts with `//` stays a path; `new URL` would take its first segment as the host.
 */
export function targetUrl(target: string | undefined, host: string | undefined): URL | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, 'http://localhost')) return undefined
  const origin = URL.parse(`http://${host ?? ''}`)
  const base = origin && origin.host === host?.toLowerCase() ? origin.origin : 'http://localhost'
  return URL.parse(`${base}${target}`) ?? undefined
}
