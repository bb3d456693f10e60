import * as z from 'zod/mini'
import { customCheck } from '#/fields/custom-check'
import { t } from '#/i18n/i18n'

/** One model that is asked for, and what is sent upstream for it. */
export interface MappedModel {
  from: string
  to: string
}

/** The next string of a valid JSON text and what stands before it. Sticky: a search would start at every quote. */
const NEXT_STRING = /[^"]*"(?:[^"\\]|\\.)*"/gy
const objectSchema = z.record(z.string(), z.unknown())

const stripBom = (text: string) => text.replace(/^\uFEFF/, '').trim()

function parsedObject(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return objectSchema.safeParse(parsed).success ? Object(parsed) : undefined
  } catch {
    return undefined
  }
}

/**
 * The pairs of a mapping in the order they are written, doubles included; undefined when it is no JSON object of
 * texts. Blank is an empty one.
 */
export function parseMapping(text: string): MappedModel[] | undefined {
  const expected = stripBom(text)
  if (expected === '') return []
  const mapping = parsedObject(expected)
  if (!mapping || Object.values(mapping).some((value) => typeof value !== 'string')) return undefined
  // Read from the text: an object puts names of digits first and keeps one of two equal ones.
  const found = expected.match(NEXT_STRING) ?? []
  const strings = found.map((part) => String(JSON.parse(part.slice(part.indexOf('"')))))
  if (strings.length % 2 === 1) return undefined
  return strings.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: strings[at + 1] ?? '' }] : []))
}

/** Pairs as JSON text, a line each, in their order; blank when there are none. */
export function stringifyMapping(pairs: readonly MappedModel[]): string {
  if (pairs.length === 0) return ''
  const lines = pairs.map(({ from, to }) => `  ${JSON.stringify(from)}: ${JSON.stringify(to)}`)
  return `{\n${lines.join(',\n')}\n}`
}

/** A stored mapping as it is edited: laid out where it can be read, else as it is. */
export function editableMapping(stored: string): string {
  const pairs = parseMapping(stored)
  return pairs ? stringifyMapping(pairs) : stored
}

/** What is wrong with a mapping, in the current language; undefined when nothing is. */
function validateMapping(text: string): string | undefined {
  const pairs = parseMapping(text)
  if (!pairs) {
    const values = Object.entries(parsedObject(stripBom(text)) ?? {})
    const [key] = values.find(([, value]) => typeof value !== 'string') ?? []
    return key === undefined ? t('channel.form.mapping.invalid') : t('channel.form.mapping.value', { key })
  }
  if (pairs.some(({ from }) => from.trim() === '')) return t('channel.form.mapping.blank')
  const seen = new Set<string>()
  for (const { from } of pairs) {
    if (seen.has(from)) return t('channel.form.mapping.duplicate', { key: from })
    seen.add(from)
  }
  return undefined
}

/** Judges the text of a mapping: a JSON object of texts, each model once (PJ31). */
export const modelMappingRule = z.string().check(customCheck(validateMapping))
