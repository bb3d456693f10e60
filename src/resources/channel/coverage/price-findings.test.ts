import { expect, it } from 'vitest'
import { channelSchema } from '../channel'
import { coverageFindings, modelsWithoutPrice } from './coverage-findings'
import { coverageMatrix } from './coverage-matrix'

const channels = [
  { id: 1, models: 'alias,plain', model_mapping: '{"alias":"d","plain":""}' },
  { id: 2, models: 'alias', model_mapping: '{"alias":"gone"}' },
  { id: 3, models: 'typed', type: 3 },
  { id: 4, models: 'typed', type: 8 },
].map((channel) => channelSchema.parse({ type: 1, status: 1, group: 'default', ...channel }))

const unpriced = (...priced: string[]) =>
  modelsWithoutPrice(coverageMatrix(channels), new Set(priced), ['typed', 'other'])

it('models without a price: a mapped model has the price of its target', () => {
  expect(unpriced('d', 'plain', 'typed')).toEqual(['gone', 'other'])
  expect(unpriced('alias', 'typed', 'other')).toEqual(['d', 'gone', 'plain'])
})

it('models without a price: a price of the channel type is enough for its channels', () => {
  expect(unpriced('d', 'gone', 'plain', 'other', 'typed(3)', 'typed(8)')).toEqual([])
  expect(unpriced('d', 'gone', 'plain', 'other', 'typed(3)')).toEqual(['typed'])
})

it('models without a price: not a target that may be misspelt, unless the log has it', () => {
  const found = (usedModels: readonly string[]) =>
    coverageFindings({
      channels,
      matrix: coverageMatrix(channels),
      groups: ['default'],
      knownModels: ['d'],
      tokens: [],
      priced: new Set(['d', 'plain', 'typed']),
      usedModels,
    }).flatMap((one) => (one.kind === 'unpriced' ? one.models : []))
  expect(found([])).toEqual([])
  expect(found(['gone'])).toEqual(['gone'])
})
