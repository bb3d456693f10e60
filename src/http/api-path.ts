/** Ids of the server are positive whole numbers; anything else in a path could name another call (T-01). */
const ID = /^[1-9][0-9]{0,15}$/

/** Addresses of calls are literals with `{id}` where an id belongs. */
export type ApiPath = `api/${string}`

/**
 * The address of a call, `{id}` filled in. Throws `RangeError` when the id is not a positive whole number, so
 * that no text from an address bar ever becomes part of a path.
 */
export function fillApiPath(path: ApiPath, id?: number): string {
  if (!path.includes('{id}')) return path
  const text = String(id)
  if (!ID.test(text)) throw new RangeError(`not an id: ${text}`)
  return path.replace('{id}', text)
}
