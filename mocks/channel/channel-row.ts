import {
  goFloat64,
  goInt,
  goInt64,
  goPointer,
  goString,
  goStruct,
  goUint,
  type GoValue,
  makeRow,
} from '../server/go-struct'
import { secretOf } from '../secret-of'

/** A channel as it is stored and sent to the API, all columns (K5.2); returned with an empty key, except by an update. */
export const channelRow = goStruct('model', 'Channel', {
  id: goInt,
  /** Channel type (K8.4). */
  type: goInt,
  key: goString,
  /** 0 unknown, 1 enabled, 2 disabled manually, 3 disabled automatically. */
  status: goInt,
  name: goString,
  weight: goPointer(goUint),
  created_time: goInt64,
  test_time: goInt64,
  /** Milliseconds; 0 also after a failed single test. */
  response_time: goInt,
  base_url: goPointer(goString),
  /** Legacy field for one type-specific value; `config` takes precedence. */
  other: goPointer(goString),
  balance: goFloat64,
  balance_updated_time: goInt64,
  /** Comma-separated list. */
  models: goString,
  /** Comma-separated list. */
  group: goString,
  used_quota: goInt64,
  /** JSON text. */
  model_mapping: goPointer(goString),
  priority: goPointer(goInt64),
  /** JSON text, empty by default. */
  config: goString,
  system_prompt: goPointer(goString),
})

export type ChannelRow = GoValue<typeof channelRow>

/** Channel statuses (K8.1). */
export const CHANNEL_STATUS = { enabled: 1, disabled: 2, disabledByServer: 3 } as const

/** Whether a channel is disabled, manually or automatically; status 0 (unknown) is not disabled (K6.7). */
export function isDisabled({ status }: Pick<ChannelRow, 'status'>): boolean {
  return status === CHANNEL_STATUS.disabled || status === CHANNEL_STATUS.disabledByServer
}

/** Default values of a seeded channel; seeds override them. */
export function blankChannel(id: number, created: number): ChannelRow {
  return makeRow(channelRow, {
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
  })
}
