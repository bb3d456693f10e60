import { isDangerousPath, isMockProvider, ownPath } from './own-path'

/** Use of a URL; decides which URLs are allowed. */
export type UrlKind = 'link' | 'image' | 'frame' | 'app' | 'provider'

const MAX_LENGTH = 2048
/** URL schemes of client programs that may receive a key. */
const APP_PROTOCOLS = ['ama:', 'opencat:']
const IMAGE_DATA_URL = /\.(png|jpe?g|gif|webp|avif|ico)$/i
/** A scheme with exactly two slashes: browsers also accept `https:host` and `https:///host`, which mislead readers. */
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/]/i

const PROTOCOLS: Record<UrlKind, readonly string[]> = {
  link: ['https:', 'http:', 'mailto:'],
  image: ['https:'],
  frame: ['https:'],
  app: ['https:', 'http:', ...APP_PROTOCOLS],
  provider: ['https:', 'http:'],
}

/** Whether a URL contains blanks, control characters or backslashes, which can disguise it. */
function isDisguised(text: string): boolean {
  return Array.from(text).some(
    (character) => character <= ' ' || character === '\\' || (character >= '\u007f' && character <= '\u00a0'),
  )
}

/** Removes a trailing dot: the host is the same with and without it. */
function hostName(name: string): string {
  return name.replace(/\.$/, '')
}

/** Whether requests to `url` send this host's cookies: by host name alone, since cookies ignore port and scheme. */
function getsOurCookies(url: URL): boolean {
  return url.hostname !== '' && hostName(url.hostname) === hostName(window.location.hostname)
}

/** Whether a URL on this host is allowed for `kind`. */
function isAllowedHere(kind: UrlKind, url: URL): boolean {
  if (kind === 'provider' && isMockProvider(url.pathname)) return true
  if (isDangerousPath(url.pathname)) return false
  if (kind === 'image') return IMAGE_DATA_URL.test(url.pathname)
  // A same-origin frame could act with the user's session; another port is another origin.
  return kind !== 'frame' || url.host !== window.location.host
}

/**
 * Validates a URL for `kind`; undefined if it is not allowed. Returns the parsed form, never the input: a path for this
 * origin, an absolute URL otherwise.
 */
export function safeUrl(kind: UrlKind, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || isDisguised(value)) return undefined
  const isPath = value.startsWith('/') && !value.startsWith('//')
  if (!isPath && !ABSOLUTE.test(value) && !value.startsWith('mailto:')) return undefined
  if (!URL.canParse(value, window.location.origin)) return undefined
  const url = new URL(value, window.location.origin)
  if (url.username || url.password || url.href.length > MAX_LENGTH) return undefined
  if (getsOurCookies(url) && !isAllowedHere(kind, url)) return undefined
  if (url.origin === window.location.origin) return ownPath(url.href)
  if (isPath) return undefined
  return PROTOCOLS[kind].includes(url.protocol) ? url.href : undefined
}
