import * as z from 'zod/mini'
import type { ConfigTexts } from './channel-types/channel-type'

const configSchema = z.record(z.string(), z.unknown())

/**
 * Parses the members of a config; undefined when the text is not a JSON object. A blank text is an empty object
 * (SH-29).
 */
function parseConfig(config: string): ReadonlyMap<string, unknown> | undefined {
  if (config.trim() === '') return new Map()
  try {
    const parsed: unknown = JSON.parse(config.replace(/^\uFEFF/, ''))
    if (!configSchema.safeParse(parsed).success) return undefined
    // Not zod, which drops names such as `__proto__`: unknown members must survive a save (SH-33).
    return new Map(Object.entries(Object(parsed)))
  } catch {
    return undefined
  }
}

/** Whether the stored config can be parsed (SH-31, PJ35). */
export function isReadableConfig(config: string): boolean {
  return parseConfig(config) !== undefined
}

/** Returns the string members of a config; omits other values, and everything of an unreadable config. */
export function parseConfigTexts(config: string): ConfigTexts {
  const entries = [...(parseConfig(config) ?? [])]
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/**
 * Merges `texts` into a config. Other members keep value and position; without a difference the stored text is
 * returned unchanged. An unreadable config counts as empty.
 */
export function mergeConfig(config: string, texts: ConfigTexts): string {
  const values = parseConfig(config) ?? new Map<string, unknown>()
  const changed = Object.entries(texts).filter(([name, text]) => (values.get(name) ?? '') !== text)
  if (changed.length === 0) return config
  return JSON.stringify(Object.fromEntries([...values, ...changed]))
}
