import { identifierText, withoutQuotes } from './plain-text'
import { parseList } from './text-list'

/** What may stand before a key: a shell's word, a header option, the name of a variable or header, a scheme. */
const PREFIXES = [
  /^(?:export|set|setx|env|let|const|var)\s+\w+[\s=:]+(?=[^\s=:])/i,
  /^\$(?:env:)?\w+\s*=\s*(?=[^\s=])/i,
  /^(?:-H|--header)\s+/,
  /^[A-Z][A-Z0-9]*_[A-Z0-9_]*\s*=\s*(?=[^\s=])/,
  // No underscore: what stands before the padding of base64 may be part of the key.
  /^[A-Z][A-Z0-9]*\s*=\s*(?=[^\s=]+$)/,
  /^["'“”]?(?:\p{L}{1,20}\s){0,4}[\p{L}\p{N}_.-]{0,64}(?:key|token|secret|authorization|password|auth|[密秘]钥|令牌)["'“”]?\s*(?:=>?|:=?)\s*(?=[^\s=])/iu,
  /^(?:bearer|basic|token|api-?key|deepl-auth-key)\s+(?=\S)/i,
]
/** How often something is removed around a key: a hostile text is not taken apart a thousand times. */
const MAX_ROUNDS = 10
/** The header with the key in a command of a shell, such as one of curl. */
const HEADER =
  /(?:^|\s)(?:-H|--header)[\s=]?(["'])([\w-]{0,40}(?:key|token|authorization)\s?:[^\r\n]{1,4096}?)\1/i

/**
 * Full-width letters, digits and signs as ASCII, and the dashes that word processors write for a hyphen. Not NFKC,
 * which changes other letters too.
 */
function asciiForms(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-')
    .replaceAll('\u3000', ' ')
}

/** The text of a JSON object that holds nothing else, such as `{"api_key": "…"}`; credentials have more members. */
function onlyMember(text: string): string {
  if (!text.startsWith('{')) return text
  try {
    const [member, ...others] = Object.values<unknown>(JSON.parse(text))
    return typeof member === 'string' && others.length === 0 ? member : text
  } catch {
    return text
  }
}

/**
 * The key inside a pasted text: without invisible characters, quotes, `Bearer `, `NAME=`, a command or a JSON object
 * around it, and the like, in half-width characters. A text without these is returned as it is, only trimmed.
 */
export function bareKey(pasted: string): string {
  let key = asciiForms(identifierText(pasted))
  for (let [before, round] = ['', 0]; before !== key && round < MAX_ROUNDS; round += 1) {
    before = key
    key = onlyMember(HEADER.exec(key)?.[2] ?? key)
    for (const prefix of PREFIXES) key = key.replace(prefix, '')
    key = withoutQuotes(key).replace(/[,;]$/, '')
  }
  return key
}

/**
 * `value` with only its keys; undefined if nothing would be taken from a key. With `isList` it is a list of keys, of
 * which the result has one per line: there quotes, bullets and comments alone give undefined, as reading the list
 * removes them anyway (`parseList`).
 */
export function bareKeys(value: string, isList: boolean): string | undefined {
  if (!isList) {
    const bare = bareKey(value)
    return bare === '' || bare === identifierText(value) ? undefined : bare
  }
  const { entries } = parseList(value, 'keys')
  const bare = entries.map(bareKey)
  return bare.every((key, index) => key === entries[index])
    ? undefined
    : [...new Set(bare)].filter(Boolean).join('\n')
}

/** Keys of this gateway: redemption codes and system access tokens; those of tokens as they are stored. */
const STORED_KEY = /^(?:[0-9a-f]{32}|[0-9a-z]{48})$/i
/** A key of this gateway or of most providers, inside a text. */
const KEY_INSIDE = /[^\p{L}\p{N}-]sk-[\w-]{16,}/iu
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
 * Sees through what `bareKey` removes, and through blanks and line breaks of a wrapped paste.
 */
export function isKey(text: string): boolean {
  const plain = asciiForms(identifierText(text))
  const bare = bareKey(plain).replaceAll(/\s/g, '')
  return /^sk-/i.test(bare) || STORED_KEY.test(bare) || KEY_INSIDE.test(plain) || hasNamedKey(plain)
}
