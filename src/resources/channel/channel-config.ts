import { parseTree } from 'jsonc-parser'
import { parseConfig, type ChannelConfig } from './channel'
import type { ConfigTexts } from './channel-types/channel-type'

/** Writes one string member into a JSON object in its source text: everything else keeps its spelling. */
function writeMember(text: string, name: string, value: string): string {
  const members = parseTree(text)?.children ?? []
  const stored = members.findLast(({ children }) => children?.[0]?.value === name)?.children?.[1]
  const source = JSON.stringify(value)
  if (stored) return text.slice(0, stored.offset) + source + text.slice(stored.offset + stored.length)
  const last = members.at(-1)
  const end = last ? last.offset + last.length : text.indexOf('{') + 1
  return `${text.slice(0, end)}${last ? ',' : ''}${JSON.stringify(name)}:${source}${text.slice(end)}`
}

/**
 * Merges `texts` into a config. Other members are kept letter for letter: order, spelling of numbers, whitespace.
 * Without a difference the config is returned unchanged. An unreadable one counts as empty.
 */
export function mergeConfig(config: ChannelConfig, texts: ConfigTexts): ChannelConfig {
  const { text, texts: stored } = config
  const changed = Object.entries(texts).filter(([name, value]) => (stored?.[name] ?? '') !== value)
  if (changed.length === 0) return config
  const source = stored === undefined || text.trim() === '' ? '{}' : text.replace(/^\uFEFF/, '')
  return parseConfig(changed.reduce((merged, [name, value]) => writeMember(merged, name, value), source))
}
