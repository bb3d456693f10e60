import { expect, it } from 'vitest'
import { channelSchema } from './channel'
import { copiedChanges, copyableSettings } from './copied-settings'

const channelOf = (row: object) =>
  channelSchema.parse({ type: 1, status: 1, name: 'c', group: 'default', models: 'a,b', ...row })
const source = channelOf({
  id: 1,
  status: 2,
  name: 'source',
  models: 'b,a',
  group: 'vip',
  priority: 5,
  base_url: '',
  used_quota: 9,
  balance: 4,
})
const others = [
  channelOf({ id: 2, base_url: 'https://old.example' }),
  channelOf({ id: 3, group: 'vip', models: 'a', priority: 5 }),
]
const differing = (from: typeof source, to: readonly (typeof source)[]) =>
  copyableSettings(from, to).filter((member) => copiedChanges(from, to, [member]).length > 0)
const namesOf = (from: typeof source, to = others) => differing(from, to).map(({ name }) => name)

it('copied settings: those that differ, whatever the order of a list; no status, name, balance or used quota', () => {
  expect(namesOf(source)).toEqual(['models', 'group', 'priority', 'base_url'])
})

it('copied settings: a blank list is not offered, because the server does not store it', () => {
  expect(namesOf(channelOf({ id: 1, models: '', group: 'vip', priority: 5 }))).toEqual([
    'group',
    'priority',
    'base_url',
  ])
})

it('copied settings: each channel gets what differs of the chosen ones, and none that has them', () => {
  const chosen = differing(source, others).filter(({ name }) => ['group', 'models'].includes(name))
  const changes = copiedChanges(source, [source, ...others], chosen).map(({ id, change }) => [id, change])
  expect(changes).toEqual([
    [2, { from: { group: 'default' }, to: { group: 'vip' } }],
    [3, { from: { models: 'a' }, to: { models: 'b,a' } }],
  ])
})

it('copied settings: the source is no target, whatever has changed of it', () => {
  const chosen = differing(source, others)
  const before = channelOf({ id: 1, group: 'vip', models: 'a,b', priority: 0 })
  expect(copiedChanges(source, [before], chosen)).toEqual([])
})

it('copied settings: mappings are compared by their pairs, and one that cannot be read is not offered', () => {
  const mapped = (id: number, model_mapping: string) => channelOf({ id, models: 'a', model_mapping })
  const names = (from: typeof source, to: typeof source) => namesOf(from, [to])
  expect(names(mapped(1, '{"a":"b","c":"d"}'), mapped(2, '{ "c": "d", "a": "b" }'))).toEqual([])
  expect(names(mapped(1, '{"a":"b"}'), mapped(2, '{"a":"c"}'))).toEqual(['model_mapping'])
  expect(names(mapped(1, '{'), mapped(2, '{"a":"c"}'))).toEqual([])
})
