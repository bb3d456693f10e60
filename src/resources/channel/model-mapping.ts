import { parseJsonObject } from '#/fields/json-object'
import { byteLength } from '#/fields/rules'
import { t } from '#/i18n/i18n'

/** A requested model and the model that is sent upstream for it. */
export interface MappedModel {
  from: string
  to: string
}

/**
 * Matches the next string of a valid JSON text and the text before it. Sticky, because a search would start at
 * every quote.
 */
const NEXT_STRING = /[^"]*"(?:[^"\\]|\\.)*"/gy

const stripBom = (text: string) => text.replace(/^\uFEFF/, '').trim()

/**
 * Parses a mapping into pairs in written order, including duplicates; undefined when it is not a JSON object of
 * strings. A blank text is an empty mapping.
 */
export function parseMapping(text: string): MappedModel[] | undefined {
  const expected = stripBom(text)
  if (expected === '') return []
  const mapping = parseJsonObject(expected)
  if (!mapping || Object.values(mapping).some((value) => typeof value !== 'string')) return undefined
  // Extracted from the text: an object sorts numeric names first and drops duplicates.
  const matches = expected.match(NEXT_STRING) ?? []
  const strings = matches.map((part) => String(JSON.parse(part.slice(part.indexOf('"')))))
  if (strings.length % 2 === 1) return undefined
  return strings.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: strings[at + 1] ?? '' }] : []))
}

/** Serialises pairs as JSON text, one per line, in order; blank when there are none. */
export function stringifyMapping(pairs: readonly MappedModel[]): string {
  if (pairs.length === 0) return ''
  const lines = pairs.map(({ from, to }) => `  ${JSON.stringify(from)}: ${JSON.stringify(to)}`)
  return `{\n${lines.join(',\n')}\n}`
}

/** Formats a stored mapping for editing; returns an unreadable one unchanged. */
export function editableMapping(stored: string): string {
  const pairs = parseMapping(stored)
  return pairs ? stringifyMapping(pairs) : stored
}

/** A mapping as it is stored: as typed, or without its line breaks if it has more than `maxBytes` with them. */
export function fittingMapping(text: string, maxBytes: number): string {
  const typed = stripBom(text)
  const pairs = byteLength(typed) > maxBytes ? parseMapping(typed) : undefined
  if (!pairs) return typed
  return `{${pairs.map(({ from, to }) => `${JSON.stringify(from)}:${JSON.stringify(to)}`).join(',')}}`
}

/** Validates the text of a mapping: a JSON object of strings without duplicate names. */
export function validateMapping(text: string): string | undefined {
  const pairs = parseMapping(text)
  if (!pairs) {
    const values = Object.entries(parseJsonObject(text) ?? {})
    const [key] = values.find(([, value]) => typeof value !== 'string') ?? []
    return key === undefined ? t('channel.form.mapping.invalid') : t('channel.form.mapping.value', { key })
  }
  if (pairs.some(({ from }) => from.trim() === '')) return t('channel.form.mapping.blank')
  const names = new Set<string>()
  for (const { from } of pairs) {
    if (names.has(from)) return t('channel.form.mapping.duplicate', { key: from })
    names.add(from)
  }
  return undefined
}
