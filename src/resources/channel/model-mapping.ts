import * as z from 'zod/mini'
import { judgedBy } from '#/fields/judged-by'
import { t } from '#/i18n/i18n'

/** One model that is asked for, and what is sent upstream for it. */
export interface MappedModel {
  from: string
  to: string
}

/** The next string of a valid JSON text and what stands before it. Sticky: a search would start at every quote. */
const NEXT_STRING = /[^"]*"(?:[^"\\]|\\.)*"/gy
const objectSchema = z.record(z.string(), z.unknown())

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '').trim()

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
export function mappedModels(text: string): MappedModel[] | undefined {
  const wanted = withoutMark(text)
  if (wanted === '') return []
  const mapping = parsedObject(wanted)
  if (!mapping || Object.values(mapping).some((value) => typeof value !== 'string')) return undefined
  // Read from the text: an object puts names of digits first and keeps one of two equal ones.
  const found = wanted.match(NEXT_STRING) ?? []
  const strings = found.map((part) => String(JSON.parse(part.slice(part.indexOf('"')))))
  if (strings.length % 2 === 1) return undefined
  return strings.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: strings[at + 1] ?? '' }] : []))
}

/** Pairs as JSON text, a line each, in their order; blank when there are none. */
export function mappingText(pairs: readonly MappedModel[]): string {
  if (pairs.length === 0) return ''
  const lines = pairs.map(({ from, to }) => `  ${JSON.stringify(from)}: ${JSON.stringify(to)}`)
  return `{\n${lines.join(',\n')}\n}`
}

/** A stored mapping as it is edited: laid out where it can be read, else as it is. */
export function editableMapping(stored: string): string {
  const pairs = mappedModels(stored)
  return pairs ? mappingText(pairs) : stored
}

/** What is wrong with a mapping, in the current language; undefined when nothing is. */
function mappingProblem(text: string): string | undefined {
  const pairs = mappedModels(text)
  if (!pairs) {
    const values = Object.entries(parsedObject(withoutMark(text)) ?? {})
    const [key] = values.find(([, value]) => typeof value !== 'string') ?? []
    return key === undefined ? t('channelForm.mapping.invalid') : t('channelForm.mapping.value', { key })
  }
  if (pairs.some(({ from }) => from.trim() === '')) return t('channelForm.mapping.blank')
  const seen = new Set<string>()
  for (const { from } of pairs) {
    if (seen.has(from)) return t('channelForm.mapping.doubled', { key: from })
    seen.add(from)
  }
  return undefined
}

/** Judges the text of a mapping: a JSON object of texts, each model once (spec 5, PJ31). */
export const modelMappingRule = z.string().check(judgedBy(mappingProblem))
