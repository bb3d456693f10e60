import { goFloat64, goInt, goInt64, goPointer, goString, goStruct, goUint } from '../server/go-struct'
import { CHANNEL_STATUS, type ChannelRow } from './channel-row'

/** Request body of creating and updating channels: all columns (K6.7, calls 45 and 46). */
export const channelBody = goStruct<ChannelRow>('model', 'Channel', {
  id: goInt,
  type: goInt,
  key: goString,
  status: goInt,
  name: goString,
  weight: goPointer(goUint),
  created_time: goInt64,
  test_time: goInt64,
  response_time: goInt,
  base_url: goPointer(goString),
  other: goPointer(goString),
  balance: goFloat64,
  balance_updated_time: goInt64,
  models: goString,
  group: goString,
  used_quota: goInt64,
  model_mapping: goPointer(goString),
  priority: goPointer(goInt64),
  config: goString,
  system_prompt: goPointer(goString),
})

/** Keys of a create request, one channel per key: non-empty lines, not trimmed (K6.7, call 45). */
export function keysOf({ key }: Pick<ChannelRow, 'key'>): string[] {
  return key.split('\n').filter((line) => line !== '')
}

/** Shared values of all rows of a create request; column defaults replace 0, "" and null (K6.7, call 45). */
export function createdRow(body: ChannelRow, now: number): ChannelRow {
  return {
    ...body,
    created_time: now,
    status: body.status || CHANNEL_STATUS.enabled,
    weight: body.weight ?? 0,
    priority: body.priority ?? 0,
    base_url: body.base_url ?? '',
    model_mapping: body.model_mapping ?? '',
    group: body.group || 'default',
  }
}

/** Fields written by an update: not "", 0 or null; nullable fields also if "" or 0 (K6.7, call 46). */
export function changeOf(body: ChannelRow): Partial<ChannelRow> {
  const { weight, priority, base_url, other, model_mapping, system_prompt, ...plain } = body
  const nullable = { weight, priority, base_url, other, model_mapping, system_prompt }
  const written = [
    ...Object.entries(plain).filter(([, value]) => value !== '' && value !== 0),
    ...Object.entries(nullable).filter(([, value]) => value !== null),
  ]
  return Object.fromEntries(written)
}
