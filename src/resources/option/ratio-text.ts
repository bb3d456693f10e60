import { scanJson, type JsonMember, type JsonScanResult } from './json-scan'

/** A name and what is written for it; a number as its own digits, anything else as the JSON it is. */
export type RatioEntry = JsonMember

/** Longer texts are not even read: one of several hundred models has some 20 KiB. */
export const MAX_RATIO_BYTES = 512 * 1024

const NUMBER = /^-?\d/
const PLAIN_NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)$/

const stripBom = (text: string) => text.replace(/^\uFEFF/, '').trim()

/** Reads a text of ratios; see `scanJson`. */
export function parseRatios(text: string): JsonScanResult {
  return scanJson(stripBom(text))
}

/** The entries of `text` in their order, or undefined when it is no JSON object, or too long to be read. */
export function ratioEntries(text: string): readonly RatioEntry[] | undefined {
  if (text.length > MAX_RATIO_BYTES) return undefined
  const reading = parseRatios(text)
  return reading.kind === 'object' ? reading.members : undefined
}

/** The number an entry stands for; undefined when it is none that prices can be made of. */
export function parseRatio(raw: string): number | undefined {
  const value = Number(raw)
  return NUMBER.test(raw) && Number.isFinite(value) && value >= 0 ? value : undefined
}

/** What stands in a cell: digits as they are written, and the words of a text. */
export function rawToInput(raw: string): string {
  if (!raw.startsWith('"')) return raw
  return String(JSON.parse(raw))
}

/** What is kept of a cell: digits as they were typed where JSON takes them, else a text that no rule lets pass. */
export function inputToRaw(typed: string): string {
  const text = typed.trim()
  const reading = scanJson(text)
  return reading.kind === 'other' && NUMBER.test(text) ? text : JSON.stringify(text)
}

/** A number that JSON would not take as it was typed, such as `.5`, as it does; everything else as it is. */
export function normalizeInput(typed: string): string {
  const text = typed.trim()
  return PLAIN_NUMBER.test(text) ? String(Number(text)) : text
}

/** The text that is sent: one line, every digit as it was typed. */
function stringifyRatios(entries: readonly RatioEntry[]): string {
  return `{${entries.map(({ name, raw }) => `${JSON.stringify(name)}:${raw}`).join(',')}}`
}

/** The same, laid out for reading: a line each. */
export function formatRatios(entries: readonly RatioEntry[]): string {
  if (entries.length === 0) return '{}'
  return `{\n${entries.map(({ name, raw }) => `  ${JSON.stringify(name)}: ${raw}`).join(',\n')}\n}`
}

/** A stored text as it is edited: laid out when it can be read, else as it is. */
export function editableRatios(text: string): string {
  const entries = ratioEntries(text)
  return entries ? formatRatios(entries) : text
}

/** An edited text as it is sent. */
export function minifyRatios(text: string): string {
  const entries = ratioEntries(text)
  return entries ? stringifyRatios(entries) : text
}

/** `entries` with `raw` for `name`: in its place, at the end when it is new, gone when `raw` is undefined. */
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
