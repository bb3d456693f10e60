/**
 * The address that the target of a request line stands for, on the host the caller named. Undefined when it is none: a
 * host answers that with a 400. A target that begins with `//` stays a path: parsed as it is, it would name another host.
 */
export function targetUrl(target: string | undefined, host: string | undefined): URL | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, 'http://localhost')) return undefined
  const origin = URL.parse(`http://${host ?? ''}`)
  const base = origin && origin.host === host?.toLowerCase() ? origin.origin : 'http://localhost'
  return URL.parse(`${base}${target}`) ?? undefined
}
