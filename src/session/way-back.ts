/** Where somebody lands who came from nowhere in particular. */
const FIRST_PAGE = '/token'

const LONGEST = 2000
/** Pages that make no sense after signing in, or that carry codes which are used up. */
const NOT_BACK_TO = /^\/(login|register|reset|user\/reset|oauth\/[^/]*)\/?$/

/**
 * The address to go to after signing in: `origin` when it is one of our own, else the first page. Resolved by
 * the URL parser against our own origin, so that `//host` and the like cannot lead away (T-18).
 */
export function wayBack(origin: unknown): string {
  if (typeof origin !== 'string' || origin.length > LONGEST || !origin.startsWith('/')) return FIRST_PAGE
  if (!URL.canParse(origin, window.location.origin)) return FIRST_PAGE
  const url = new URL(origin, window.location.origin)
  if (url.origin !== window.location.origin || NOT_BACK_TO.test(url.pathname)) return FIRST_PAGE
  return `${url.pathname}${url.search}${url.hash}`
}
