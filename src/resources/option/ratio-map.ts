import { plainNumber } from '#/fields/number-text'
import { toSignificant } from '#/format/decimals'
import { OPTION_KEYS, type Options } from './option'
import { scanJson, type JsonMember, type JsonScanResult } from './json-scan'

/** Entry of a ratio map; a number keeps its digits, any other value its JSON text. */
export type RatioEntry = JsonMember

/** Maximum size of a ratio text in bytes; several hundred models take some 20 KiB. */
export const MAX_RATIO_BYTES = 512 * 1024

/** Significant digits of a double. */
const DIGITS = 17
const NUMBER = /^-?\d/
const PLAIN_NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

/** What stands before a ratio text, such as a byte order mark or a blank line, as blanks: the places behind it stay. */
const withPlainStart = (text: string) => text.replace(/^\s+/, (start) => start.replaceAll(/[^\n]/g, ' '))

/** Parses a ratio text; see `scanJson`. */
export function parseRatios(text: string): JsonScanResult {
  return scanJson(withPlainStart(text).trimEnd())
}

/** Returns the entries of `text` in order; undefined when it is not a JSON object or too long. */
export function ratioEntries(text: string): readonly RatioEntry[] | undefined {
  if (text.length > MAX_RATIO_BYTES) return undefined
  const scan = parseRatios(text)
  return scan.kind === 'object' ? scan.members : undefined
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

/** Converts an entry to its input text: numbers as written, strings without quotes. */
export function rawToInput(raw: string): string {
  if (!raw.startsWith('"')) return raw
  return String(JSON.parse(raw))
}

/**
 * Converts an input text to an entry: valid JSON numbers as typed, anything else as a string that validation
 * rejects.
 */
export function inputToRaw(typed: string): string {
  const text = typed.trim()
  const scan = scanJson(text)
  return scan.kind === 'other' && NUMBER.test(text) ? text : JSON.stringify(text)
}

/** Normalises a number that JSON rejects as typed, such as `.5` or `1 150`; returns other texts unchanged. */
export function normalizeInput(typed: string): string {
  const text = plainNumber(typed)
  const number = PLAIN_NUMBER.test(text) ? toSignificant(Number(text), DIGITS) : undefined
  return number ?? typed.trim()
}

/** Serialises entries on one line, every digit as typed. */
function stringifyRatios(entries: readonly RatioEntry[]): string {
  return `{${entries.map(({ name, raw }) => `${JSON.stringify(name)}:${raw}`).join(',')}}`
}

/** Serialises entries with one per line, for scan. */
export function formatRatios(entries: readonly RatioEntry[]): string {
  if (entries.length === 0) return '{}'
  return `{\n${entries.map(({ name, raw }) => `  ${JSON.stringify(name)}: ${raw}`).join(',\n')}\n}`
}

/** Formats a stored text for editing; returns an unreadable one unchanged. */
export function editableRatios(text: string): string {
  const entries = ratioEntries(text)
  return entries ? formatRatios(entries) : text
}

/** Minifies an edited text for sending. */
export function minifyRatios(text: string): string {
  const entries = ratioEntries(text)
  return entries ? stringifyRatios(entries) : text
}

/** Returns `entries` with `raw` for `name`: replaced in place, appended when new, removed when `raw` is undefined. */
export function setRatio(
  entries: readonly RatioEntry[],
  name: string,
  raw: string | undefined,
): RatioEntry[] {
  const others = entries.filter((entry) => entry.name !== name)
  if (raw === undefined) return others
  const at = entries.findIndex((entry) => entry.name === name)
  return at < 0 ? [...others, { name, raw }] : others.toSpliced(at, 0, { name, raw })
}

/** Returns `entries` with the values of `raws`: replaced in place, appended when new. */
export function setRatios(entries: readonly RatioEntry[], raws: ReadonlyMap<string, string>): RatioEntry[] {
  const merged = new Map(entries.map(({ name, raw }) => [name, raw]))
  for (const [name, raw] of raws) merged.set(name, raw)
  return [...merged].map(([name, raw]) => ({ name, raw }))
}

/** Entry whose value differs; a side that lacks the entry is undefined. */
export interface RatioDifference {
  name: string
  from: string | undefined
  to: string | undefined
}

/** Conflict: an entry changed in the form and, differently, on the server. */
interface RatioConflict {
  name: string
  base: string | undefined
  theirs: string | undefined
  mine: string | undefined
}

/** Raw values by name; undefined when `text` is not a JSON object or too long. */
export function ratioMapOf(text: string): Map<string, string> | undefined {
  const entries = ratioEntries(text)
  return entries && new Map(entries.map(({ name, raw }) => [name, raw]))
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

/** Returns the entries of `to` that `from` lacks or has with another value; all of them when `from` is unreadable. */
export function changedEntries(from: string, to: string): RatioEntry[] {
  const before = ratioMapOf(from) ?? new Map<string, string>()
  return [...(ratioMapOf(to) ?? [])]
    .filter(([name, raw]) => !isSameRatio(before.get(name), raw))
    .map(([name, raw]) => ({ name, raw }))
}

/** Returns the names that `from` has and `to` lacks; empty when either is unreadable. */
export function removedNames(from: string, to: string): string[] {
  return (ratioDifferences(from, to) ?? [])
    .filter(({ to: value }) => value === undefined)
    .map(({ name }) => name)
}

/** Whether two texts have equal entries, regardless of order and whitespace. */
export function isSameRatios(left: string, right: string): boolean {
  return left === right || ratioDifferences(left, right)?.length === 0
}

interface MergedRatios {
  /** Merged entries: theirs with the local changes applied; for a conflict, mine. */
  entries: { name: string; raw: string }[]
  conflicts: RatioConflict[]
}

/**
 * Merges local changes into the server's entries, entry by entry; undefined when a text is unreadable,
 * which makes the whole option a conflict.
 */
export function mergeRatios(base: string, theirs: string, mine: string): MergedRatios | undefined {
  const before = ratioMapOf(base)
  const merged = ratioMapOf(theirs)
  const now = ratioMapOf(theirs)
  const changed = ratioDifferences(base, mine)
  if (!before || !merged || !now || !changed) return undefined
  const conflicts: RatioConflict[] = []
  for (const { name, from, to } of changed) {
    const theirRaw = now.get(name)
    if (!isSameRatio(theirRaw, from) && !isSameRatio(theirRaw, to)) {
      conflicts.push({ name, base: from, theirs: theirRaw, mine: to })
    }
    if (to === undefined) merged.delete(name)
    else merged.set(name, to)
  }
  return { entries: [...merged].map(([name, raw]) => ({ name, raw })), conflicts }
}
