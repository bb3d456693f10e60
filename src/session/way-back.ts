/** Where somebody lands who came from nowhere in particular. */
const FIRST_PAGE = '/token'

const LONGEST = 2000
/** Pages that make no sense after signing in, or that carry codes which are used up. */
const NOT_BACK_TO = /^\/(login|register|reset|user\/reset|oauth\/[^/]*)\/?$/

/**
 * `origin` when it is an address of our own that somebody can come back to, else undefined. Resolved by the URL parser
 * against our own origin, so that `//host` and the like cannot lead away (T-18). Nothing else may be kept as an origin.
 */
export function placeToReturnTo(origin: unknown): string | undefined {
  if (typeof origin !== 'string' || origin.length > LONGEST || !origin.startsWith('/')) return undefined
  if (!URL.canParse(origin, window.location.origin)) return undefined
  const url = new URL(origin, window.location.origin)
  if (url.origin !== window.location.origin || NOT_BACK_TO.test(url.pathname)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

/** The address to go to after signing in: `origin` when it is one to return to, else the first page. */
export function wayBack(origin: unknown): string {
  return placeToReturnTo(origin) ?? FIRST_PAGE
}
