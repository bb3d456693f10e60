import * as z from 'zod/mini'
import type { ConfigTexts } from './channel-types/channel-type'

const configSchema = z.record(z.string(), z.unknown())

/** The values inside a config by name, or undefined when the text is no JSON object. Blank is an empty one (SH-29). */
function valuesOf(config: string): ReadonlyMap<string, unknown> | undefined {
  if (config.trim() === '') return new Map()
  try {
    const parsed: unknown = JSON.parse(config.replace(/^\uFEFF/, ''))
    if (!configSchema.safeParse(parsed).success) return undefined
    // Not by zod, which leaves some names out: what is not ours to know is kept (SH-33).
    return new Map(Object.entries(Object(parsed)))
  } catch {
    return undefined
  }
}

/** Whether the stored settings can be read (SH-31, PJ35). */
export function isReadableConfig(config: string): boolean {
  return valuesOf(config) !== undefined
}

/** The texts inside a config; what is something else, or cannot be read, is left out. */
export function parseConfigTexts(config: string): ConfigTexts {
  const entries = [...(valuesOf(config) ?? [])]
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/**
 * The config with these texts in it. Other values stay, in their order; where nothing differs the stored text
 * comes back letter for letter. One that cannot be read is taken for an empty one.
 */
export function mergeConfig(config: string, texts: ConfigTexts): string {
  const values = valuesOf(config) ?? new Map<string, unknown>()
  const changed = Object.entries(texts).filter(([name, text]) => (values.get(name) ?? '') !== text)
  if (changed.length === 0) return config
  return JSON.stringify(Object.fromEntries([...values, ...changed]))
}
