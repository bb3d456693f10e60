/** What an address is used for decides which ones are allowed. */
export type UrlKind = 'link' | 'image' | 'frame' | 'app'

const LONGEST = 2048
/** Client programs that a key may be handed to by their own address scheme (screens.md 5). */
const APP_PROTOCOLS = ['ama:', 'opencat:']
const PICTURE = /\.(png|jpe?g|gif|webp|avif|ico)$/i

const PROTOCOLS: Record<UrlKind, readonly string[]> = {
  link: ['https:', 'http:', 'mailto:'],
  image: ['https:'],
  frame: ['https:'],
  app: ['https:', 'http:', ...APP_PROTOCOLS],
}

/** Blanks inside, control characters and backslashes are how addresses are disguised. */
function isDisguised(text: string): boolean {
  return Array.from(text).some(
    (character) => character <= ' ' || character === '\\' || character === '\u007f',
  )
}

/** Decodes until nothing changes, so that `/%2561pi` is seen as `/api`; undefined when it cannot be decoded. */
function fullyDecoded(path: string): string | undefined {
  try {
    for (let before = path, i = 0; i < 5; i += 1) {
      const after = decodeURIComponent(before)
      if (after === before) return new URL(after, 'http://own.invalid').pathname.toLowerCase()
      before = after
    }
  } catch {
    // Not decodable: treated like an address that hides something.
  }
  return undefined
}

/** Calls of the gateway answer to the visitor's cookie and some change things when they are merely read. */
function isOwnCall(url: URL): boolean {
  const path = fullyDecoded(url.pathname)
  return path === undefined || /^\/(api|v1)(\/|$)/.test(path)
}

/**
 * The address to use, or undefined when `value` must not be used as one (reliability 2.3). Only the parsed
 * form is returned, never the text that came in.
 */
export function safeUrl(kind: UrlKind, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST || isDisguised(value)) return undefined
  const ownPath = value.startsWith('/') && !value.startsWith('//')
  if (!ownPath && !value.includes('://') && !value.startsWith('mailto:')) return undefined
  if (!URL.canParse(value, window.location.origin)) return undefined
  const url = new URL(value, window.location.origin)
  if (url.username || url.password) return undefined
  // By host: cookies make no difference between http and https, so neither do addresses that could use them.
  if (url.host === window.location.host) {
    if (isOwnCall(url) || kind === 'frame') return undefined
    if (kind === 'image' && !PICTURE.test(url.pathname)) return undefined
    if (url.origin === window.location.origin) return `${url.pathname}${url.search}${url.hash}`
  }
  return PROTOCOLS[kind].includes(url.protocol) ? url.href : undefined
}
