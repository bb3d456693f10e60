import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { channelSchema } from '#/resources/channel/channel'
import { CHANNEL_FILTERS, channelFilterSearch, NO_CHANNEL_FILTER, countValues } from './channel-filter'

const channel = (more: object) =>
  channelSchema.parse({ id: 1, type: 1, status: 1, name: 'main', models: '', group: '', balance: 0, ...more })
const search = z.object(channelFilterSearch())

it.each([
  [{}, NO_CHANNEL_FILTER],
  [
    { status: '3', type: 8, group: ' vip ' },
    { ...NO_CHANNEL_FILTER, status: '3', type: '8', group: 'vip' },
  ],
  [
    { status: 'x', type: '-1', model: 4, group: ['a'] },
    { ...NO_CHANNEL_FILTER, model: '4' },
  ],
  [{ group: 'a'.repeat(201) }, NO_CHANNEL_FILTER],
])('channel filters: search params %j are parsed', (params, expected) =>
  expect(search.parse(params)).toEqual(expected),
)

it('channel filters: a model matches by a part of its name, a group only by its full name', () => {
  const one = channel({ models: 'gpt-4o,gpt-4o-mini', group: 'vip,svip' })
  expect(CHANNEL_FILTERS.test_model(one, 'MINI')).toBe(true)
  expect(CHANNEL_FILTERS.group(one, 'svi')).toBe(false)
  expect(CHANNEL_FILTERS.group(one, 'svip')).toBe(true)
})

it('channel facets: values are counted, the most frequent first', () => {
  const rows = [
    channel({ type: 8 }),
    channel({ id: 2, group: 'vip,default' }),
    channel({ id: 3, group: 'vip' }),
  ]
  expect([...countValues(rows, ({ type }) => [String(type)])]).toEqual([
    ['1', 2],
    ['8', 1],
  ])
  expect([...countValues(rows, ({ group }) => group)]).toEqual([
    ['vip', 2],
    ['default', 1],
  ])
})
