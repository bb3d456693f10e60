import { ownPath } from '#/browser/own-path'

/** Where somebody lands who came from nowhere in particular. */
const DEFAULT_URL = '/token'

const MAX_LENGTH = 2000
/** Pages that make no sense after signing in, or that carry codes which are used up. */
const EXCLUDED_PATHS = /^\/(login|register|reset|user\/reset|oauth\/[^/]*)\/?$/

/**
 * `origin` when it is an address of our own that somebody can come back to, else undefined. Resolved by the URL parser
 * against our own origin, so that `//host`, `/.//host` and the like cannot lead away (T-18). Nothing else may be kept as an origin.
 */
export function safeReturnUrl(origin: unknown): string | undefined {
  if (typeof origin !== 'string' || origin.length > MAX_LENGTH || !origin.startsWith('/')) return undefined
  const path = ownPath(origin)
  if (path === undefined || EXCLUDED_PATHS.test(new URL(path, window.location.origin).pathname))
    return undefined
  return path
}

/** What the log-in page is told of where somebody came from. */
export interface CarriedOrigin {
  origin?: unknown
  /** Whose page it is, when their session ended there. */
  originOwner?: unknown
}

/** The carried origin for `account`: nobody is led to the form of another person, whose session ended there. */
export function ownPlace(
  { origin, originOwner }: CarriedOrigin,
  account: { id: number },
): string | undefined {
  if (originOwner !== undefined && originOwner !== account.id) return undefined
  return safeReturnUrl(origin)
}

/** The address to go to after signing in: `origin` when it is one to return to, else the first page. */
export function returnUrl(origin: unknown): string {
  return safeReturnUrl(origin) ?? DEFAULT_URL
}
