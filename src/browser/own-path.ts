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

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f')
}

/**
 * Whether a path on this host could reach another host or an API endpoint in any encoding. A path that cannot be
 * decoded counts as dangerous.
 */
export function isDangerousPath(path: string): boolean {
  let decoded = path
  try {
    for (let i = 0; i <= MAX_DECODINGS; i += 1) {
      if (/^[/\\]{2}/.test(decoded) || hasControlCharacter(decoded) || isApiPath(decoded)) return true
      const next = decodeURIComponent(decoded)
      if (next === decoded) return false
      decoded = next
    }
  } catch {
    // Not decodable: treated as dangerous.
  }
  return true
}

/** Whether `path` is a mocked OAuth log-in page of the embedded gateway on this host. */
export function isMockProvider(path: string): boolean {
  return MOCK_PROVIDER.test(path)
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
