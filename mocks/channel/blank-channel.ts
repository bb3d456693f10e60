import { secretOf } from '../secret-of'
import type { ChannelRow } from './channel-row'

/** Default values of a seeded channel; seeds override them. */
export function blankChannel(id: number, created: number): ChannelRow {
  return {
    id,
    type: 1,
    key: `sk-${secretOf('channel', id, 40)}`,
    status: 1,
    name: '',
    weight: 0,
    created_time: created,
    test_time: 0,
    response_time: 0,
    base_url: '',
    other: null,
    balance: 0,
    balance_updated_time: 0,
    models: '',
    group: 'default',
    used_quota: 0,
    model_mapping: '',
    priority: 0,
    config: '',
    system_prompt: null,
  }
}
