import { ownPath } from '#/browser/urls'

/** Target after the sign-in if there is no return URL. */
const DEFAULT_URL = '/token'

const MAX_LENGTH = 2000
/** Pages that are useless after the sign-in, or whose address contains a one-time code. */
const EXCLUDED_PATHS = /^\/(login|register|reset|user\/reset|oauth\/[^/]*)\/?$/

/**
 * Validates a return URL: returns its path if it is a page of this origin, else undefined. Uses the URL parser, so that
 * `//host`, `/.//host` and the like are no open redirect.
 */
export function safeReturnUrl(origin: unknown): string | undefined {
  if (typeof origin !== 'string' || origin.length > MAX_LENGTH || !origin.startsWith('/')) return undefined
  const path = ownPath(origin)
  if (path === undefined || EXCLUDED_PATHS.test(new URL(path, window.location.origin).pathname))
    return undefined
  return path
}

/** Return URL for `account`; undefined if the page belongs to another account whose session expired there. */
export function returnUrlForAccount(
  { origin, originOwner }: { origin?: unknown; originOwner?: unknown },
  account: { id: number },
): string | undefined {
  if (originOwner !== undefined && originOwner !== account.id) return undefined
  return safeReturnUrl(origin)
}

/** Target after the sign-in: `origin` if it is a valid return URL, else the default page. */
export function returnUrl(origin: unknown): string {
  return safeReturnUrl(origin) ?? DEFAULT_URL
}
