import { asciiForms, identifierText, withoutQuotes } from './plain-text'

/** A pasted key without invisible characters, quotes around it, and the `Bearer ` of a header. */
export function bareKey(pasted: string): string {
  return withoutQuotes(withoutQuotes(identifierText(pasted)).replace(/^bearer\s+/i, ''))
}

/** Keys of this gateway: redemption codes and system access tokens; those of tokens as they are stored. */
const STORED_KEY = /^(?:[0-9a-f]{32}|[0-9a-z]{48})$/i
/** A key of this gateway or of most providers: alone, behind its name, or inside a text. */
const SK_KEY = /(?:^|[=:"'`“‘]\s{0,4}|bearer\s{1,4})sk-|[^\p{L}\p{N}-]sk-[\w-]{16,}/iu
/** What stands before a value that is a key. */
const KEY_NAME = /\bbearer\s|(?:key|token|secret)["']?\s{0,4}[=:]/gi
/** No key is shorter, or has no digit. */
const NAMED_KEY = /^\s{0,4}["']?(?=\S{0,64}\d)\S{8}/

/** Whether a value in the text is called a key. */
function hasNamedKey(text: string): boolean {
  return Array.from(text.matchAll(KEY_NAME)).some(({ index, 0: { length } }) =>
    NAMED_KEY.test(text.slice(index + length, index + length + 80)),
  )
}

/**
 * Whether the text looks like a secret key, which must not be searched for and reaches neither a request nor the URL.
 * Sees through quotes, `Bearer `, other widths, and blanks and line breaks of a wrapped paste.
 */
export function isKey(text: string): boolean {
  const plain = asciiForms(identifierText(text))
  const bare = bareKey(plain).replaceAll(/\s/g, '')
  return STORED_KEY.test(bare) || SK_KEY.test(bare) || SK_KEY.test(plain) || hasNamedKey(plain)
}
