import { expect, it } from 'vitest'
import { channelSchema } from '../channel'
import { attentionOf } from '../attention'
import { splitAccepted } from './accepted-findings'
import { coverageFindings, findingKey, modelsWithoutPrice } from './coverage-findings'
import { coverageMatrix } from './coverage-matrix'

const channels = [
  { id: 1, models: 'alias,plain', model_mapping: '{"alias":"d","plain":""}' },
  { id: 2, models: 'alias', model_mapping: '{"alias":"gone"}' },
  { id: 3, models: 'typed', type: 3 },
  { id: 4, models: 'typed', type: 8 },
].map((channel) => channelSchema.parse({ type: 1, status: 1, group: 'default', ...channel }))

const unpriced = (...priced: string[]) =>
  modelsWithoutPrice(coverageMatrix(channels), new Set(priced)).flatMap(({ models }) => models)

it('models without a price: a mapped model has the price of its target', () => {
  expect(unpriced('d', 'plain', 'typed')).toEqual(['gone'])
  expect(unpriced('alias', 'typed')).toEqual(['d', 'gone', 'plain'])
})

it('models without a price: a price of the channel type is enough for its channels', () => {
  expect(unpriced('d', 'gone', 'plain', 'typed(3)', 'typed(8)')).toEqual([])
  expect(unpriced('d', 'gone', 'plain', 'typed(3)')).toEqual(['typed'])
})

it('models without a price: home counts what coverage counts, without the accepted ones', () => {
  const priced = new Set(['d', 'plain', 'typed(3)'])
  const matrix = coverageMatrix(channels)
  const known = { groups: ['default'], knownModels: ['d'], tokens: [] }
  const findings = coverageFindings({ channels, matrix, priced, ...known })
  const first = findings.find(({ kind }) => kind === 'unpriced')
  const accepted = first && [findingKey(first)]
  const onCoverage = splitAccepted(findings, accepted).reported.flatMap((one) =>
    one.kind === 'unpriced' ? one.models : [],
  )
  const scale = { perDollar: 1, inCurrency: true }
  const onHome = attentionOf({ channels, matrix, scale, priced, accepted })
  expect(onCoverage).toEqual(['typed'])
  expect(onHome.find(({ kind }) => kind === 'unpriced')?.models).toEqual(onCoverage)
})
