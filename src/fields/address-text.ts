import { identifierText, withoutQuotes } from './plain-text'

/** Removes final slashes. Not by a pattern: `/+$` takes quadratic time on a long run of slashes. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

/** A base address as it is stored, without quotes around: the relay appends a path that begins with a slash. */
export function baseAddress(typed: string): string {
  return withoutTrailingSlashes(withoutQuotes(identifierText(typed)))
}

/** Paths of calls, which the relay appends itself. */
const CALL_PATH =
  /\/(?:chat\/completions|completions|responses|messages|embeddings|models|moderations|rerank|images\/(?:generations|edits)|audio\/(?:speech|transcriptions|translations))$/i
const VERSION = /\/v1$/i

/**
 * The base of an address that was copied with more than the relay needs: a call's path, `/v1` unless the type
 * `keepsVersion`, a query, a hash, or quotes around. Undefined if the address has none of these.
 */
export function repairedBase(typed: string, keepsVersion: boolean): string | undefined {
  const address = baseAddress(typed)
  const [, origin, whole = ''] = /^(https?:\/\/[^/?#]+)([^?#]*)/i.exec(address) ?? []
  if (origin === undefined) return undefined
  let path = withoutTrailingSlashes(whole)
  for (let before; before !== path;) {
    before = path
    path = withoutTrailingSlashes(path.replace(CALL_PATH, ''))
    if (!keepsVersion) path = withoutTrailingSlashes(path.replace(VERSION, ''))
  }
  const base = `${origin}${path}`
  return base === withoutTrailingSlashes(identifierText(typed)) ? undefined : base
}

/** The placeholders of a chat link, for messages about other ones. */
export const KNOWN_PLACEHOLDERS: readonly string[] = ['{key}', '{address}']

/** Braces without a name and a value in them, which JSON has; or two of them, or a shell's. */
const PLACEHOLDER = /\$\{[^{}]*\}|\{\s*\{[^{}"]*\}\s*\}|\{([^{}"':,]*)\}/g
const ENCODED = /%7B(key|address)%7D/gi

/** An address bar encodes the braces. */
const plainBraces = (link: string) =>
  link.replaceAll(ENCODED, (_found, name: string) => `{${name.toLowerCase()}}`)

const isKnown = (placeholder: string) => KNOWN_PLACEHOLDERS.includes(placeholder)

/** The placeholders of a link that the console fills, instead of adding its own parameters, and the first that it does not fill. */
export function placeholdersOf(link: string): { known: string[]; unknown: string | undefined } {
  const all = Array.from(plainBraces(link).matchAll(PLACEHOLDER), ([placeholder]) => placeholder)
  return { known: all.filter(isKnown), unknown: all.find((placeholder) => !isKnown(placeholder)) }
}

/** Fills the placeholders, encoded for a URL, and as in JSON where they stand in quotes. */
export function fillLink(link: string, values: { key: string; address: string }): string {
  return plainBraces(link).replaceAll(/("?)\{(key|address)\}/g, (_found, quote: string, name: string) => {
    const value = name === 'key' ? values.key : values.address
    return quote + encodeURIComponent(quote === '' ? value : JSON.stringify(value).slice(1, -1))
  })
}
