/** Server ids are positive integers; any other text in a path could address another endpoint (T-01). */
const ID = /^[1-9][0-9]{0,15}$/

/** Path of an API endpoint: a literal, with `{id}` as the placeholder of an id. */
export type ApiPath = `api/${string}`

/**
 * Replaces `{id}` in an API path. Throws `RangeError` when the id is not a positive integer, so that no text of the
 * address bar becomes part of a request path.
 */
export function fillApiPath(path: ApiPath, id?: number): string {
  if (!path.includes('{id}')) return path
  const text = String(id)
  if (!ID.test(text)) throw new RangeError(`not an id: ${text}`)
  return path.replace('{id}', text)
}
