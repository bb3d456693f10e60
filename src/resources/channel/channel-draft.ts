import * as z from 'zod/mini'
import { commaText } from '#/http/comma-text'
import type { Channel } from './channel'
import { chosenTestModel } from './test-model'

/** What a person decides about a channel; statistics and status are the server's, or the list's (K10.21). */
export interface ChannelDraft extends Pick<
  Channel,
  | 'type'
  | 'name'
  | 'group'
  | 'models'
  | 'model_mapping'
  | 'system_prompt'
  | 'base_url'
  | 'other'
  | 'config'
  | 'test_model'
> {
  /** Undefined leaves it to the server. */
  priority?: number
  weight?: number
  /** One for each channel to be made; none keeps the stored one. */
  keys: readonly string[]
}

/** The parts of `channel` that its form asks for; the key is never read back. */
export function channelToDraft(channel: Channel): ChannelDraft {
  const { type, name, group, models, model_mapping, system_prompt, base_url, other, config } = channel
  const { priority, weight } = channel
  const test_model = chosenTestModel(channel)
  const plain = { type, name, group, models, model_mapping, system_prompt, base_url, other, config }
  return { ...plain, priority, weight, test_model, keys: [] }
}

/** A channel as the wire has it: `models` and `group` joined by commas, `config` and `model_mapping` JSON as text. */
function toWire({ keys, models, group, test_model, ...plain }: ChannelDraft) {
  return {
    ...plain,
    models: z.encode(commaText, models),
    group: z.encode(commaText, group),
    key: keys.join('\n') || undefined,
    test_model: test_model || undefined,
  }
}

/** The body that makes channels, one for each key. The config is JSON text even when nothing is in it. */
export function channelCreateBody(draft: ChannelDraft) {
  return { ...toWire(draft), config: draft.config || '{}' }
}

/** The members of the wire whose values differ between the stored channel and what is wanted (K11.3). */
export function channelChanges(before: ChannelDraft, after: ChannelDraft) {
  const from: Readonly<Record<string, unknown>> = toWire(before)
  const changes = Object.entries(toWire(after)).filter(([name, value]) => from[name] !== value)
  // An emptied choice has to be sent as such: what is left out is kept.
  return Object.fromEntries(changes.map(([name, value]) => [name, value ?? '']))
}

/** The keys of a text with one on each line, trimmed, each once (K11.31), and how many lines were something else. */
export function parseKeys(text: string): { keys: string[]; duplicates: number; blankLines: number } {
  const lines = text.split('\n').map((line) => line.trim())
  const filled = lines.filter(Boolean)
  const keys = [...new Set(filled)]
  return { keys, duplicates: filled.length - keys.length, blankLines: lines.length - filled.length }
}
