import { expect, it } from 'vitest'
import { channelSchema } from './channel'
import { channelChanges, channelCreateBody, channelRecord, parseKeys } from './channel-draft'

const wire = {
  id: 7,
  type: 1,
  key: 'planted-secret',
  status: 3,
  name: 'main',
  weight: 0,
  priority: -3,
  used_quota: 5,
  balance: 1.5,
  base_url: 'https://a.example',
  other: null,
  models: 'a,,b ,a',
  group: 'default',
  model_mapping: null,
  config: '',
  system_prompt: null,
}
const draft = { ...channelRecord(channelSchema.parse(wire)), keys: [] }

it('channel draft: a create sends all form values and never id, status or statistics (K11.3)', () => {
  expect(channelCreateBody({ ...draft, keys: ['k1', 'k2'], test_model: 'b' })).toEqual({
    type: 1,
    name: 'main',
    group: 'default',
    models: 'a,b',
    model_mapping: '',
    system_prompt: '',
    base_url: 'https://a.example',
    other: '',
    config: '{}',
    priority: -3,
    weight: 0,
    key: 'k1\nk2',
    test_model: 'b',
  })
})

it('channel draft: an edit sends only differences, and an emptied text as a blank', () => {
  expect(channelChanges(draft, draft)).toEqual({})
  expect(channelChanges(draft, { ...draft, base_url: '', priority: 0, models: ['a'] })).toEqual({
    base_url: '',
    priority: 0,
    models: 'a',
  })
  expect(channelChanges(draft, { ...draft, keys: ['k'] })).toEqual({ key: 'k' })
  expect(channelChanges({ ...draft, test_model: 'a' }, draft)).toEqual({ test_model: '' })
})

it('channel draft: counts the lines of pasted keys (CD-52)', () => {
  const lines = [...Array.from({ length: 195 }, (_, at) => `key-${at}`), ' key-0\r', 'key-1', '', ' ', '\r']
  expect(parseKeys(lines.join('\n'))).toEqual({
    keys: Array.from({ length: 195 }, (_, at) => `key-${at}`),
    duplicates: 2,
    blankLines: 3,
  })
})
