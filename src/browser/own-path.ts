/** Whatever a path is written like, the server may decode it so often; more than that hides something. */
const MOST_DECODINGS = 5
/** Calls answer to the visitor's cookie, and some change things when they are merely fetched. */
const CALLS = new Set(['api', 'v1', '__gateway'])
/** The log-in pages of the providers that the embedded gateway imitates. */
const PRETENDED_PROVIDER = /^\/__gateway\/provider\/[a-z]+$/

/** The name that a server compares: without parameters, in the letters and the case that all spellings share. */
function routeName(segment: string): string {
  return (/^[^;?#]*/.exec(segment)?.[0] ?? '').normalize('NFKC').trim().toLowerCase()
}

/** Whether `path` leads to a call, whether or not the server merges slashes and resolves dots. */
function namesCall(path: string): boolean {
  const resolved: string[] = []
  for (const segment of path.normalize('NFKC').split(/[/\\]/)) {
    if (segment === '..') resolved.pop()
    else if (segment !== '' && segment !== '.') resolved.push(segment)
    if (resolved.length === 1 && CALLS.has(routeName(resolved[0] ?? ''))) return true
  }
  return false
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f')
}

/**
 * Whether the path of an address on our own host could reach another host or a call of the gateway in any of its
 * spellings. What cannot be decoded counts as one that could.
 */
export function isDangerousPath(path: string): boolean {
  let decoded = path
  try {
    for (let i = 0; i <= MOST_DECODINGS; i += 1) {
      if (/^[/\\]{2}/.test(decoded) || hasControlCharacter(decoded) || namesCall(decoded)) return true
      const next = decodeURIComponent(decoded)
      if (next === decoded) return false
      decoded = next
    }
  } catch {
    // Not decodable: treated like an address that hides something.
  }
  return true
}

/** Whether `path` is a log-in page of the embedded gateway, which stands on our own host. */
export function isPretendedProvider(path: string): boolean {
  return PRETENDED_PROVIDER.test(path)
}

/**
 * `value` as path, query and hash when it is an address of our own origin that is no other host in disguise, else
 * undefined. What comes out resolves to itself.
 */
export function ownPath(value: string): string | undefined {
  const { origin } = window.location
  if (!URL.canParse(value, origin)) return undefined
  const url = new URL(value, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  return new URL(path, origin).href === url.href ? path : undefined
}
