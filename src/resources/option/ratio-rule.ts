import * as z from 'zod/mini'
import { byteLength } from '#/fields/byte-length'
import { judgedBy } from '#/fields/judged-by'
import { t, type PlainKey } from '#/i18n/i18n'
import { MOST_RATIO_BYTES, ratioEntries, ratioOf, readRatios, type RatioEntry } from './ratio-text'

const KIB = 1024

function doubledName(entries: readonly RatioEntry[]): string | undefined {
  const seen = new Set<string>()
  for (const { name } of entries) {
    if (seen.has(name)) return name
    seen.add(name)
  }
  return undefined
}

/**
 * What is wrong with a text of ratios beside `message`, in the current language; undefined when nothing is. The
 * server stores whatever comes, empties its table, and only then complains (contract 7.2), so this is the one guard.
 */
function ratioProblem(text: string, message: string): string | undefined {
  if (text.length > MOST_RATIO_BYTES || byteLength(text) > MOST_RATIO_BYTES) {
    const size = Math.ceil(byteLength(text) / KIB)
    return t('option.ratio.tooLong', { message, size, max: MOST_RATIO_BYTES / KIB })
  }
  const reading = readRatios(text)
  if (reading.kind === 'broken') return t('option.ratio.brokenAt', { message, ...reading.at })
  if (reading.kind === 'other') return t('option.ratio.noObject', { message })
  const wrong = reading.members.find(({ raw }) => ratioOf(raw) === undefined)
  if (wrong) return t('option.ratio.noNumber', { message, name: wrong.name })
  if (reading.members.some(({ name }) => name.trim() === '')) return t('option.ratio.noName', { message })
  const name = doubledName(reading.members)
  return name === undefined ? undefined : t('option.ratio.doubled', { message, name })
}

/** Judges a text of ratios; every refusal begins with the words of the specification (S09). */
export function ratioRule(message: PlainKey): z.ZodMiniType<string> {
  return z.string().check(judgedBy((text) => ratioProblem(text, t(message))))
}

/** What may be meant otherwise: models free of charge, and names that only blanks tell apart. */
export interface RatioWarnings {
  free: readonly string[]
  alike: readonly string[]
}

/** What of a readable text a person should look at twice (PJ13, PJ15). */
export function ratioWarnings(text: string): RatioWarnings {
  const entries = ratioEntries(text) ?? []
  const counts = new Map<string, number>()
  for (const { name } of entries) counts.set(name.trim(), (counts.get(name.trim()) ?? 0) + 1)
  return {
    free: entries.filter(({ raw }) => ratioOf(raw) === 0).map(({ name }) => name),
    alike: [...counts].filter(([, count]) => count > 1).map(([name]) => name),
  }
}
