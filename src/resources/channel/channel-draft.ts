import * as z from 'zod/mini'
import { commaText } from '#/http/comma-text'
import type { Channel } from './channel'
import { chosenTestModel } from './test-model'

/** Form values of a channel; the server owns the statistics, and the list changes the status (K10.21). */
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
  /** Undefined leaves the value to the server. */
  priority?: number
  weight?: number
  /** One key per channel to create; an empty list keeps the stored key. */
  keys: readonly string[]
}

/** Converts a channel to form values; the server never returns its key. */
export function channelToDraft(channel: Channel): ChannelDraft {
  const { type, name, group, models, model_mapping, system_prompt, base_url, other, config } = channel
  const { priority, weight } = channel
  const test_model = chosenTestModel(channel)
  const plain = { type, name, group, models, model_mapping, system_prompt, base_url, other, config }
  return { ...plain, priority, weight, test_model, keys: [] }
}

/**
 * Serialises a draft for the server: `models` and `group` joined by commas, `config` and `model_mapping` as JSON
 * text.
 */
function toWire({ keys, models, group, test_model, ...plain }: ChannelDraft) {
  return {
    ...plain,
    models: z.encode(commaText, models),
    group: z.encode(commaText, group),
    key: keys.join('\n') || undefined,
    test_model: test_model || undefined,
  }
}

/**
 * Builds the body that creates one channel per key; a blank `config` becomes `{}`, because the server expects
 * JSON.
 */
export function channelCreateBody(draft: ChannelDraft) {
  return { ...toWire(draft), config: draft.config || '{}' }
}

/** Returns the members whose serialised values differ between the stored and the edited draft (K11.3). */
export function channelChanges(before: ChannelDraft, after: ChannelDraft) {
  const from: Readonly<Record<string, unknown>> = toWire(before)
  const changes = Object.entries(toWire(after)).filter(([name, value]) => from[name] !== value)
  // Send an emptied value as a blank: the server keeps omitted members.
  return Object.fromEntries(changes.map(([name, value]) => [name, value ?? '']))
}

/** Parses a text with one key per line into unique trimmed keys (K11.31), and counts duplicates and blank lines. */
export function parseKeys(text: string): { keys: string[]; duplicates: number; blankLines: number } {
  const lines = text.split('\n').map((line) => line.trim())
  const filled = lines.filter(Boolean)
  const keys = [...new Set(filled)]
  return { keys, duplicates: filled.length - keys.length, blankLines: lines.length - filled.length }
}
