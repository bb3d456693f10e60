import { applyEdits, format, parseTree, type Node, type ParseError } from 'jsonc-parser'
import { OPTION_KEYS, type Options } from './option'

/** Entry of a ratio map; `raw` is the JSON text of its value. */
export interface RatioEntry {
  name: string
  raw: string
}

/** A ratio text: the entries of an object in order, including duplicates; another value; or a syntax error. */
export type ParsedRatios =
  | { kind: 'object'; members: readonly RatioEntry[] }
  | { kind: 'other' }
  | { kind: 'broken'; at: { line: number; column: number } }

/** Maximum size of a ratio text in bytes; several hundred models take some 20 KiB. */
export const MAX_RATIO_BYTES = 512 * 1024

const FORMAT = { insertSpaces: true, tabSize: 2, eol: '\n' }
const NUMBER = /^-?\d/

/** What stands before a ratio text, such as a byte order mark or a blank line, as blanks: the places behind it stay. */
const withPlainStart = (text: string) => text.replace(/^\s+/, (start) => start.replaceAll(/[^\n]/g, ' '))

/** Parses a ratio text. Values stay slices of it, so every digit is kept as written; names never become object keys. */
export function parseRatios(text: string): ParsedRatios {
  const plain = withPlainStart(text).trimEnd()
  const errors: ParseError[] = []
  let root: Node | undefined
  try {
    root = parseTree(plain, errors, { disallowComments: true })
  } catch {
    // Nested more deeply than the stack.
  }
  if (!root || errors.length > 0) {
    const before = plain.slice(0, errors[0]?.offset ?? 0)
    const line = before.split('\n').length
    return { kind: 'broken', at: { line, column: before.length - before.lastIndexOf('\n') } }
  }
  if (root.type !== 'object') return { kind: 'other' }
  const members = (root.children ?? []).map(({ children: [name, value] = [] }) => ({
    name: String(name?.value),
    raw: value ? plain.slice(value.offset, value.offset + value.length) : '',
  }))
  return { kind: 'object', members }
}

/** Returns the entries of `text` in order; undefined when it is not a JSON object or too long. */
export function ratioEntries(text: string): readonly RatioEntry[] | undefined {
  if (text.length > MAX_RATIO_BYTES) return undefined
  const parsed = parseRatios(text)
  return parsed.kind === 'object' ? parsed.members : undefined
}

/** JSON text of each value by name; undefined when `text` is not a JSON object or too long. */
export function ratioMapOf(text: string): Map<string, string> | undefined {
  const entries = ratioEntries(text)
  return entries && new Map(entries.map(({ name, raw }) => [name, raw]))
}

/** The numbers of a map of ratios; none where it is unreadable. */
export function ratioNumbers(options: Options, key: string): ReadonlyMap<string, number> {
  const entries = ratioEntries(options.get(key) ?? '') ?? []
  return new Map(
    entries.flatMap(({ name, raw }) => {
      const ratio = parseRatio(raw)
      return ratio === undefined ? [] : [[name, ratio] as const]
    }),
  )
}

/** Names of the models that have a price; undefined when their map is unreadable. */
export function pricedModels(options: Options): string[] | undefined {
  return ratioEntries(options.get(OPTION_KEYS.modelRatio) ?? '')?.map(({ name }) => name)
}

/** Parses the number of an entry; undefined unless it is finite. It may be negative, as one of a new server is. */
export function parseRatio(raw: string): number | undefined {
  const value = Number(raw)
  return NUMBER.test(raw) && Number.isFinite(value) ? value : undefined
}

/** The value of an entry as text: numbers as written, what was typed instead of one without quotes. */
export const ratioText = (raw: string): string => (raw.startsWith('"') ? String(JSON.parse(raw)) : raw)

/** Formats a stored text for editing, with an entry per line; returns an unreadable one unchanged. */
export const editableRatios = (text: string): string =>
  ratioEntries(text) ? applyEdits(text.trim(), format(text.trim(), undefined, FORMAT)) : text

/** Values by name: a number, a text in place of one, which validation refuses, or undefined, which removes the entry. */
export type ChangedRatios = ReadonlyMap<string, number | string | undefined>

/** Returns a ratio text with `changes`; what they do not name keeps its text. Of an entry that stands twice one is left. */
export function setRatios(text: string, changes: ChangedRatios): string {
  const entries = ratioEntries(text)
  if (!entries) return text
  const next = new Map(changes)
  const take = (name: string) => {
    const raw = JSON.stringify(next.get(name))
    return next.delete(name) && raw !== undefined ? [{ name, raw }] : []
  }
  const kept = entries.flatMap((entry) => (changes.has(entry.name) ? take(entry.name) : [entry]))
  const lines = [...kept, ...[...next.keys()].flatMap(take)].map(
    ({ name, raw }) => `${JSON.stringify(name)}:${raw}`,
  )
  return editableRatios(`{${lines.join(',')}}`)
}

/** Entry whose value differs; a side that lacks the entry is undefined. */
export interface RatioDifference {
  name: string
  from: string | undefined
  to: string | undefined
}

const isSameRatio = (left: string | undefined, right: string | undefined) =>
  left === right || (left !== undefined && right !== undefined && Number(left) === Number(right))

/** Returns the entries that differ between two texts; undefined when either is unreadable. */
export function ratioDifferences(from: string, to: string): RatioDifference[] | undefined {
  const before = ratioMapOf(from)
  const after = ratioMapOf(to)
  if (!before || !after) return undefined
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, from: before.get(name), to: after.get(name) }))
    .filter(({ from: old, to: now }) => !isSameRatio(old, now))
}

/** Whether two texts have equal entries, regardless of order and whitespace. */
export function isSameRatios(left: string, right: string): boolean {
  return left === right || ratioDifferences(left, right)?.length === 0
}

/**
 * Merges local changes into the server's entries, entry by entry: `text` is theirs with the local changes, `conflicts` are
 * those that the server has differently. Undefined when a text is unreadable, which makes the whole option a conflict.
 */
export function mergeRatios(
  base: string,
  theirs: string,
  mine: string,
): { text: string; conflicts: (RatioDifference & { theirs: string | undefined })[] } | undefined {
  const now = ratioMapOf(theirs)
  const changed = ratioDifferences(base, mine)
  if (!now || !changed) return undefined
  const changes = changed.map(({ name, to }) => [name, to && JSON.parse(to)] as const)
  const conflicts = changed
    .map((change) => Object.assign({ theirs: now.get(change.name) }, change))
    .filter((change) => !isSameRatio(change.theirs, change.from) && !isSameRatio(change.theirs, change.to))
  return { text: setRatios(theirs, new Map(changes)), conflicts }
}
