/** Says whether a rule's `call` means this request. */
export type CallPattern = (method: string, url: URL) => boolean

const partsOf = (path: string) => path.replace(/\/$/, '').split('/')

function fitsPart(want: string, part: string): boolean {
  if (want === '*') return part !== ''
  return /^\{.*\}$/.test(want) ? /^\d+$/.test(part) : want === part
}

function fitsQuery(conditions: readonly string[], query: URLSearchParams): boolean {
  return conditions.every((condition) => {
    if (condition.startsWith('!')) return !query.has(condition.slice(1))
    const at = condition.indexOf('=')
    return at < 0 ? query.has(condition) : query.get(condition.slice(0, at)) === condition.slice(at + 1)
  })
}

/**
 * Reads `METHOD /path?conditions`. The method or a part of the path may be `*`; `{id}` is a part of digits only;
 * a slash at the end does not matter. Conditions, joined by `&`: `name=value`, `name` (there), `!name` (absent);
 * without any the query does not matter. Throws `RangeError` on a text of another shape.
 */
export function callPattern(text: string): CallPattern {
  const shape = /^(\*|[A-Z]+) (\/[^?\s]*)(?:\?(\S+))?$/.exec(text)
  if (!shape) throw new RangeError(`not a call, write it like "PUT /api/token/": ${text}`)
  const [, wantedMethod = '', path = '', query] = shape
  const wanted = partsOf(path)
  const conditions = query?.split('&') ?? []
  return (method, url) => {
    const parts = partsOf(url.pathname)
    if (wantedMethod !== '*' && wantedMethod !== method) return false
    if (parts.length !== wanted.length) return false
    return (
      wanted.every((want, at) => fitsPart(want, parts[at] ?? '')) && fitsQuery(conditions, url.searchParams)
    )
  }
}
