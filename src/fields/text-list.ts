import { t } from '#/i18n/i18n'
import { isJsonObject } from './json-object'
import { withoutInvisible, withoutMarks, withoutQuotes } from './plain-text'

/** Separators that end an entry while it is typed; commas, semicolons and the like of all widths. */
export const SEPARATORS: readonly string[] = Array.from(',，﹐﹑､、،;；﹔؛\t\n\r\u2028\u2029')

/** What ends an entry also inside a name of a JSON text: lists are stored with commas between. */
const SEPARATOR_IN_JSON = /[,\t\n\r\u2028\u2029]/
const LINE_BREAK = /\r\n?|[\n\u2028\u2029]/
const SEPARATOR = new RegExp(`[${SEPARATORS.join('')}]`)
/** The bullet or number before an item of a list: `- [x] `, `•`, `3. `, `(3) `, `3、`. */
const BULLET =
  /^\s*(?:[-*+•·‣▪●○◦–—]\s+(?:\[[ xX]?\]\s+)?|[•·‣▪●○◦]\s*|\(?\d{1,3}[.)]\s+|\(?\d{1,3}[）、．]\s*(?=\p{L}))/u
const LINE_COMMENT = /^\s*(?:#|\/\/)/
/** A name may begin with `#`, and a group may be called so: only with a blank it is a comment. */
const COMMENT_BESIDE_NAMES = /^\s*(?:#|\/\/)\s/
const COMMENT_BEHIND = /\s(?:#|\/\/)\s.*/
/** A line above the names, such as `Models:`; two colons end an IPv6 address. */
const HEADING = /(?<!:)[:：]$/
/** A list of a program that is no JSON, such as `models = ['a', 'b']`. */
const IN_BRACKETS = /^\s*(?:[\w.]+\s*[=:]\s*)?\[([^[\]]*)\][\s;,]*$/

/** What a pasted list holds, and how much of the text is no entry of its own. */
export interface ParsedList {
  /** In order, each once; a blank inside one is kept. */
  entries: string[]
  duplicates: number
  /** Blank lines, and separators with nothing between them. */
  blanks: number
  comments: number
  /** Texts that end in a colon; keys have none. */
  headings: number
  /** Items of a JSON text that have no name. */
  unreadable: number
  /** Invisible characters that were removed. */
  invisible: number
}

interface Pieces {
  texts: string[]
  comments: number
  headings: number
  unreadable: number
}

/** Names of the members that hold a list in an answer of `/v1/models` and the like. */
const LIST_MEMBERS = ['data', 'models', 'items'] as const
/** Names of the members that hold the name of an item. */
const NAME_MEMBERS = ['id', 'name', 'model', 'key'] as const

function nameOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item
  if (typeof item === 'number') return String(item)
  if (!isJsonObject(item)) return undefined
  const name = NAME_MEMBERS.map((member) => item[member]).find((value) => typeof value === 'string')
  return typeof name === 'string' ? name : undefined
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/**
 * The items of a JSON value: of a list, of an object of lists, or the names of an object. An object that has a name is
 * an item itself, and so is one that holds a list among other members: nobody can say where its names are.
 */
function itemsOf(value: unknown): readonly unknown[] {
  if (isList(value)) return value
  if (!isJsonObject(value) || nameOf(value) !== undefined) return [value]
  const members = Object.values(value)
  if (!members.some(isList)) return Object.keys(value)
  return members.every(isList) ? members.flat() : [value]
}

/**
 * The items of a JSON text, also of an answer that holds them; undefined for another text. An object among keys is a
 * key itself, such as the credentials of a service account.
 */
function jsonItems(text: string, isKeys: boolean): readonly unknown[] | undefined {
  if (!/^[[{]/.test(text)) return undefined
  try {
    const parsed: unknown = JSON.parse(text)
    if (!isJsonObject(parsed)) return itemsOf(parsed)
    const members = LIST_MEMBERS.map((member) => parsed[member])
    const list = members.find(isList)
    if (list) return list
    // An answer without a list, not an object whose members are named so.
    if (members.includes(null)) return [parsed]
    return isKeys ? [JSON.stringify(parsed)] : itemsOf(members.find(isJsonObject) ?? parsed)
  } catch {
    return undefined
  }
}

/** A line without its bullet and comment, cut at its separators; a line that is a comment has no texts. */
function splitLine(line: string, isKeys: boolean): { texts: string[]; comments: number } {
  if ((isKeys ? LINE_COMMENT : COMMENT_BESIDE_NAMES).test(line)) return { texts: [], comments: 1 }
  const item = line.replace(BULLET, '')
  const bare = item.replace(COMMENT_BEHIND, '')
  return { texts: bare.split(SEPARATOR), comments: bare === item ? 0 : 1 }
}

function piecesOf(text: string, isKeys: boolean): Pieces {
  const items = jsonItems(text.trim(), isKeys)
  if (items) {
    const names = items.map(nameOf)
    const texts = names.filter((name) => name !== undefined)
    const unreadable = names.length - texts.length
    const cut = isKeys ? texts : texts.flatMap((name) => name.split(SEPARATOR_IN_JSON))
    return { texts: cut, comments: 0, headings: 0, unreadable }
  }
  const lines = (IN_BRACKETS.exec(text)?.[1] ?? text).split(LINE_BREAK).map((line) => splitLine(line, isKeys))
  const texts = lines.flatMap((line) => line.texts)
  const comments = lines.reduce((sum, line) => sum + line.comments, 0)
  if (isKeys) return { texts, comments, headings: 0, unreadable: 0 }
  const names = texts.map((name) => withoutMarks(withoutQuotes(name))).filter((name) => !HEADING.test(name))
  return { texts: names, comments, headings: texts.length - names.length, unreadable: 0 }
}

/**
 * Parses a typed or pasted list: entries separated by commas, semicolons, tabs or lines, with bullets or quotes, a JSON
 * array or object, or the answer of `/v1/models`. Comments are lines that begin with `#` or `//`; those of `keys` need no
 * blank. Names lose bold and code marks of Markdown, and headings among them are skipped.
 * Never for a list of the server, which cuts at `,` alone.
 */
export function parseList(typed: string, kind: 'names' | 'keys' = 'names'): ParsedList {
  const { text, removed: invisible } = withoutInvisible(typed)
  // The last of the lines that `\r\n` ends may have lost its `\n`.
  const { texts, comments, headings, unreadable } = piecesOf(text.replace(/\r$/, ''), kind === 'keys')
  // Once more, because JSON can hold them as escapes.
  const visible = texts.map(withoutInvisible)
  const bare = visible.map((plain) => withoutQuotes(plain.text))
  const filled = bare.filter(Boolean)
  const entries = [...new Set(filled)]
  return {
    entries,
    duplicates: filled.length - entries.length,
    blanks: bare.length - filled.length,
    comments,
    headings,
    unreadable,
    invisible: visible.reduce((sum, plain) => sum + plain.removed, invisible),
  }
}

/** Whether a pasted `text` is a list, or one entry with something around it, rather than part of an entry. */
export function isTextList(text: string): boolean {
  if (SEPARATOR.test(text)) return true
  const { entries, headings } = parseList(text)
  // A colon may end the first part of a name, such as `llama3:`.
  if (headings > 0) return false
  return entries.length !== 1 || entries[0] !== text.trim()
}

/** The entries that contain a blank: mostly two names, or one that was broken at the end of a line. */
export function entriesWithBlank(entries: readonly string[]): string[] {
  return entries.filter((entry) => /\s/.test(entry))
}

/** `entries` with each cut at its blanks, without duplicates. */
export function splitAtBlanks(entries: readonly string[]): string[] {
  return [...new Set(entries.flatMap((entry) => entry.split(/\s+/)))].filter(Boolean)
}

/** `list` with the entries of a typed or pasted text behind, each once, and what the text held. */
export function withEntries(
  list: readonly string[],
  typed: string,
): { entries: string[]; parsed: ParsedList; added: number } {
  const parsed = parseList(typed)
  const entries = [...new Set([...list, ...parsed.entries])]
  return { entries, parsed, added: entries.length - list.length }
}

/** What of a list was skipped or removed, in the current language; blank for nothing. */
export function skippedText({ comments, headings, unreadable, invisible }: ParsedList): string {
  return [
    comments > 0 && t('fields.list.comments', { n: comments }),
    headings > 0 && t('fields.list.headings', { n: headings }),
    unreadable > 0 && t('fields.list.unreadable', { n: unreadable }),
    invisible > 0 && t('fields.invisible', { n: invisible }),
  ]
    .filter(Boolean)
    .join(' · ')
}
