import { isDangerousPath, isPretendedProvider, ownPath } from './own-path'

/** What an address is used for decides which ones are allowed. */
export type UrlKind = 'link' | 'image' | 'frame' | 'app' | 'provider'

const MAX_LENGTH = 2048
/** Client programs that a key may be handed to by their own address scheme. */
const APP_PROTOCOLS = ['ama:', 'opencat:']
const IMAGE_DATA_URL = /\.(png|jpe?g|gif|webp|avif|ico)$/i
/** A scheme with exactly two slashes: browsers also read `https:host` and `https:///host`, people do not. */
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/]/i

const PROTOCOLS: Record<UrlKind, readonly string[]> = {
  link: ['https:', 'http:', 'mailto:'],
  image: ['https:'],
  frame: ['https:'],
  app: ['https:', 'http:', ...APP_PROTOCOLS],
  provider: ['https:', 'http:'],
}

/** Blanks inside, control characters and backslashes are how addresses are disguised. */
function isDisguised(text: string): boolean {
  return Array.from(text).some(
    (character) => character <= ' ' || character === '\\' || (character >= '\u007f' && character <= '\u00a0'),
  )
}

/** The same name with a dot behind it leads to the same server. */
function hostName(name: string): string {
  return name.replace(/\.$/, '')
}

/** By name alone: cookies ignore ports, and know no difference between http and https. */
function getsOurCookies(url: URL): boolean {
  return url.hostname !== '' && hostName(url.hostname) === hostName(window.location.hostname)
}

/** Whether an address on our own host may be used as one of that kind. */
function isAllowedHere(kind: UrlKind, url: URL): boolean {
  if (kind === 'provider' && isPretendedProvider(url.pathname)) return true
  if (isDangerousPath(url.pathname)) return false
  if (kind === 'image') return IMAGE_DATA_URL.test(url.pathname)
  // A frame of our own could act in the visitor's name; one of another port is a foreign site.
  return kind !== 'frame' || url.host !== window.location.host
}

/**
 * The address to use, or undefined when `value` must not be used as one. What comes out is judged, not what went in:
 * only the parsed form is returned. Addresses of our own origin come out as a path, all others whole.
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
