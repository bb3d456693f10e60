import { parseConfig } from './channel'
import type { ChannelDraft } from './channel-draft'

/** Builds the draft of an OpenAI channel; omitted members are blank. */
export function channelDraft(members: Partial<ChannelDraft>): ChannelDraft {
  return {
    type: 1,
    name: '',
    group: ['default'],
    models: [],
    model_mapping: '',
    system_prompt: '',
    base_url: '',
    other: '',
    config: parseConfig(''),
    priority: undefined,
    weight: undefined,
    test_model: undefined,
    keys: [],
    ...members,
  }
}
