import { describe, expect, it } from 'vitest'
import { channelName, channelSchema, CHANNEL_STATUS_LABELS, lastTestText, isChannelDisabled } from './channel'

/** A channel as the server sends it (K5.2). */
const wire = {
  id: 7,
  type: 1,
  key: 'sk-planted',
  status: 1,
  name: 'main',
  weight: 5,
  created_time: 1_700_000_000,
  test_time: 0,
  response_time: 812,
  base_url: '',
  other: null,
  balance: 12.5,
  balance_updated_time: 0,
  models: 'a,,b ,a',
  group: 'default,vip',
  used_quota: 3,
  model_mapping: null,
  priority: -3,
  config: '',
  system_prompt: null,
}

describe('channel schema', () => {
  const read = channelSchema.parse(wire)

  it('drops the key from every response (SH-43, T-10)', () =>
    expect(JSON.stringify(read)).not.toContain('planted'))
  it('parses lists without blanks and duplicates (SH-27)', () => {
    expect(read.models).toEqual(['a', 'b'])
    expect(read.group).toEqual(['default', 'vip'])
  })
  it('parses nulls as blank texts and keeps a negative priority (SH-41)', () =>
    expect(read).toMatchObject({ other: '', model_mapping: '', system_prompt: '', priority: -3 }))
  it('has no test model when the server stores none', () => expect(read.test_model).toBeUndefined())

  it.each([
    ['weight', null, 0],
    ['priority', null, 0],
    ['balance', null, undefined],
    ['models', null, []],
    ['response_time', 'soon', 0],
    ['used_quota', null, 0],
    ['name', null, ''],
    ['name', undefined, ''],
    ['name', 42, '42'],
    ['name', {}, ''],
    ['type', null, 0],
    ['status', undefined, 0],
    ['group', undefined, []],
    ['group', '', []],
    ['group', ['vip', 'svip,vip'], ['vip', 'svip']],
    ['group', { vip: true }, []],
    ['models', 5, ['5']],
    ['models', [null, 'a', 'a'], ['a']],
    ['weight', '7', 7],
    ['weight', [], 0],
    ['priority', '-3', -3],
    ['priority', 1.5, 0],
    ['test_time', '1700000000', 1_700_000_000],
    ['test_time', '0.5', 0.5],
    ['response_time', '812', 812],
    ['response_time', false, 0],
    ['created_time', null, 0],
    ['config', { region: 'x' }, { text: '', texts: {} }],
    ['model_mapping', 5, '5'],
    ['base_url', null, ''],
    ['test_model', 7, undefined],
  ])('%s %j is parsed as %j', (field, value, kept) =>
    expect(channelSchema.parse({ ...wire, [field]: value })).toMatchObject({ [field]: kept }),
  )

  it.each([
    ['id', 0],
    ['id', undefined],
    ['type', '1'],
    ['status', '1'],
    ['balance', '1.5'],
    ['status', {}],
    ['type', 1.5],
    ['id', '7'],
    ['id', -1],
    ['id', 1.5],
  ])('rejects a row with %s %j (SH-25, SH-35)', (field, value) =>
    expect(channelSchema.safeParse({ ...wire, [field]: value }).success).toBe(false),
  )

  it('channel without a name: is called by its id', () => {
    expect(channelName({ id: 7, name: ' ' })).toBe('channel 7')
    expect(channelName({ id: 7, name: '__proto__' })).toBe('__proto__')
  })
})

it.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
  [9, false],
])('channel status %d: disabled is %s', (status, disabled) =>
  expect(isChannelDisabled({ status })).toBe(disabled),
)

it('channel status: an unknown number has no label', () => expect(CHANNEL_STATUS_LABELS[9]).toBeUndefined())

it.each([
  [0, 0, 'Not tested'],
  [1_700_000_000, 0, 'last test failed'],
  [1_700_000_000, 1234, 'last test 1.23 s'],
])('channel test: at %d with %d ms reads %s', (test_time, response_time, text) => {
  expect(lastTestText(channelSchema.parse({ id: 1, test_time, response_time }))).toBe(text)
})
