/** Use of a URL; decides which URLs are allowed. */
export type UrlKind = 'link' | 'image' | 'frame' | 'app' | 'provider'

const MAX_LENGTH = 2048
const IMAGE_FILE = /\.(png|jpe?g|gif|webp|avif|ico)$/i
/** A scheme with exactly two slashes: browsers also accept `https:host` and `https:///host`, which mislead readers. */
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/]/i

const PROTOCOLS: Record<UrlKind, readonly string[]> = {
  link: ['https:', 'http:', 'mailto:'],
  image: ['https:'],
  frame: ['https:'],
  // `ama:` and `opencat:` are client programs that may receive a key.
  app: ['https:', 'http:', 'ama:', 'opencat:'],
  provider: ['https:', 'http:'],
}

/** Blanks, control characters and backslashes, which can disguise a URL. */
const DISGUISE = /[\p{Cc} \u00a0\\]/u

/** Removes a trailing dot: the host is the same with and without it. */
function hostName(name: string): string {
  return name.replace(/\.$/, '')
}

/** Whether requests to `url` send this host's cookies: by host name alone, since cookies ignore port and scheme. */
function getsOurCookies(url: URL): boolean {
  return url.hostname !== '' && hostName(url.hostname) === hostName(window.location.hostname)
}

/** Maximum number of percent-decodings; a path that needs more is treated as dangerous. */
const MAX_DECODINGS = 5
/** First path segments of API endpoints, which use the session cookie; some change state on GET. */
const API_SEGMENTS = new Set(['api', 'v1', '__gateway'])
/** Log-in pages of the OAuth providers that the embedded gateway mocks. */
const MOCK_PROVIDER = /^\/__gateway\/provider\/[a-z]+$/

/** Normalises a path segment as a server may compare it: without parameters, NFKC, lower case. */
function routeName(segment: string): string {
  return (/^[^;?#]*/.exec(segment)?.[0] ?? '').normalize('NFKC').trim().toLowerCase()
}

/** Whether `path` is an API endpoint, whether or not the server merges slashes and resolves dots. */
function isApiPath(path: string): boolean {
  const resolved: string[] = []
  for (const segment of path.normalize('NFKC').split(/[/\\]/)) {
    if (segment === '..') resolved.pop()
    else if (segment !== '' && segment !== '.') resolved.push(segment)
    if (resolved.length === 1 && API_SEGMENTS.has(routeName(resolved[0] ?? ''))) return true
  }
  return false
}

/**
 * Whether a path on this host could reach another host or an API endpoint in any encoding. A path that cannot be
 * decoded counts as dangerous.
 */
function isDangerousPath(path: string): boolean {
  let decoded = path
  try {
    for (let i = 0; i <= MAX_DECODINGS; i += 1) {
      if (/^[/\\]{2}/.test(decoded) || /\p{Cc}/u.test(decoded) || isApiPath(decoded)) return true
      const next = decodeURIComponent(decoded)
      if (next === decoded) return false
      decoded = next
    }
  } catch {
    // Not decodable: treated as dangerous.
  }
  return true
}

/** Whether a URL on this host is allowed for `kind`. */
function isAllowedHere(kind: UrlKind, url: URL): boolean {
  if (kind === 'provider' && MOCK_PROVIDER.test(url.pathname)) return true
  if (isDangerousPath(url.pathname)) return false
  if (kind === 'image') return IMAGE_FILE.test(url.pathname)
  // A same-origin frame could act with the user's session; another port is another origin.
  return kind !== 'frame' || url.host !== window.location.host
}

/**
 * Validates a URL for `kind`; undefined if it is not allowed. Returns the parsed form, never the input: a path for this
 * origin, an absolute URL otherwise.
 */
export function safeUrl(kind: UrlKind, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || DISGUISE.test(value)) return undefined
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

/**
 * Converts a URL of this origin to path, query and hash; undefined for other origins, also disguised ones. The result
 * resolves to the same URL.
 */
export function ownPath(value: string): string | undefined {
  const { origin } = window.location
  if (!URL.canParse(value, origin)) return undefined
  const url = new URL(value, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  return new URL(path, origin).href === url.href ? path : undefined
}

/** Opens `address` in a new tab without opener and referrer. Returns false if it is not allowed for `kind`. */
export function openUrl(kind: UrlKind, address: string): boolean {
  const safe = safeUrl(kind, address)
  if (!safe) return false
  window.open(safe, '_blank', 'noopener,noreferrer')
  return true
}

/** Navigates this tab to `address`. Returns false if it is not allowed for `kind`. */
export function navigateAway(kind: UrlKind, address: string): boolean {
  const safe = safeUrl(kind, address)
  if (!safe) return false
  window.location.assign(safe)
  return true
}

/** Reloads the page, which fetches the newest build. */
export function reloadPage(): void {
  window.location.reload()
}
