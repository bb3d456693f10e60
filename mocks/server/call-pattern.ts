/** Tests whether a request matches the `call` of a fault rule. */
export type CallPattern = (method: string, url: URL) => boolean

const segmentsOf = (path: string) => path.replace(/\/$/, '').split('/')

function matchesSegment(pattern: string, segment: string): boolean {
  if (pattern === '*') return segment !== ''
  return /^\{.*\}$/.test(pattern) ? /^\d+$/.test(segment) : pattern === segment
}

function matchesQuery(conditions: readonly string[], query: URLSearchParams): boolean {
  return conditions.every((condition) => {
    if (condition.startsWith('!')) return !query.has(condition.slice(1))
    const at = condition.indexOf('=')
    return at < 0 ? query.has(condition) : query.get(condition.slice(0, at)) === condition.slice(at + 1)
  })
}

/**
 * Parses `METHOD /path?conditions`. The method or a path segment may be `*`; `{id}` matches a numeric segment; a
 * trailing slash is ignored. Conditions, joined by `&`: `name=value`, `name` (present), `!name` (absent); without
 * any, every query matches. Throws `RangeError` on any other syntax.
 */
export function callPattern(text: string): CallPattern {
  const shape = /^(\*|[A-Z]+) (\/[^?\s]*)(?:\?(\S+))?$/.exec(text)
  if (!shape) throw new RangeError(`not a call, write it like "PUT /api/token/": ${text}`)
  const [, methodPattern = '', path = '', query] = shape
  const patterns = segmentsOf(path)
  const conditions = query?.split('&') ?? []
  return (method, url) => {
    const segments = segmentsOf(url.pathname)
    if (methodPattern !== '*' && methodPattern !== method) return false
    if (segments.length !== patterns.length) return false
    return (
      patterns.every((pattern, at) => matchesSegment(pattern, segments[at] ?? '')) &&
      matchesQuery(conditions, url.searchParams)
    )
  }
}
