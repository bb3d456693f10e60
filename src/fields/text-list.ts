import { isJsonObject } from './json-object'
import { bareKey } from './pasted-key'
import { withoutInvisible, withoutQuotes } from './plain-text'

/** Separators that end an entry while it is typed; commas, semicolons and the like of all widths. */
export const SEPARATORS: readonly string[] = Array.from(',，﹐﹑､、،;；﹔؛\t\n\r\u0085\u2028\u2029')

const SEPARATOR = new RegExp(`[${SEPARATORS.join('')}]`)
const LINE_BREAK = /[\n\r\u0085\u2028\u2029]/
/** The bullet or number before an item of a list: `- `, `•`, `3. `, `(3) `, `3、`. */
const BULLET = /^\s*(?:[-*+–—]\s+|[•·‣▪●○◦]\s*|\(?\d{1,3}[.)]\s+|\(?\d{1,3}[）、．]\s*(?=\p{L}))/u
/** A name may begin with `#`: only with a blank it is a comment. */
const COMMENT = /^\s*(?:#\s|\/\/)/

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** The name of an item of a JSON list: a text, a number, or the model of an answer of `/v1/models`. */
function nameOf(item: unknown): string[] {
  if (isJsonObject(item)) return nameOf(item.id)
  return typeof item === 'string' || typeof item === 'number' ? [String(item)] : []
}

/**
 * The items of a JSON array or of the answer of `/v1/models`; undefined for another text. Another object among keys is
 * a key itself, such as the credentials of a service account.
 */
function jsonItems(text: string, isKeys: boolean): string[] | undefined {
  if (!/^[[{]/.test(text)) return undefined
  try {
    const parsed: unknown = JSON.parse(text)
    const list = isJsonObject(parsed) ? parsed.data : parsed
    if (isList(list)) return list.flatMap(nameOf)
    return isKeys ? [JSON.stringify(parsed)] : undefined
  } catch {
    return undefined
  }
}

/**
 * Parses a typed or pasted list: entries separated by commas, semicolons, tabs or lines, with bullets or quotes, a JSON
 * array, or the answer of `/v1/models`. Never for a list of the server, which cuts at `,` alone. Each entry is there once;
 * `blanks` counts blank lines, and separators with nothing between them.
 */
export function parseList(typed: string, kind: 'names' | 'keys' = 'names') {
  // The last of the lines that `\r\n` ends may have lost its `\n`.
  const text = withoutInvisible(typed).replaceAll('\r\n', '\n').replace(/\r$/, '')
  const lines = text.split(LINE_BREAK).filter((line) => !COMMENT.test(line))
  const texts =
    jsonItems(text.trim(), kind === 'keys') ??
    lines.flatMap((line) => line.replace(BULLET, '').split(SEPARATOR))
  const bare = texts.map((item) => (kind === 'keys' ? bareKey(item) : withoutQuotes(withoutInvisible(item))))
  const filled = bare.filter(Boolean)
  const entries = [...new Set(filled)]
  return { entries, duplicates: filled.length - entries.length, blanks: bare.length - filled.length }
}

/** Whether a pasted `text` is a list, or one entry with something around it, rather than part of an entry. */
export function isTextList(text: string): boolean {
  const { entries } = parseList(text)
  return SEPARATOR.test(text) || entries.length !== 1 || entries[0] !== text.trim()
}

/** `list` with the entries of a typed or pasted text behind, each once. */
export function withEntries(list: readonly string[], typed: string): string[] {
  return [...new Set([...list, ...parseList(typed).entries])]
}
