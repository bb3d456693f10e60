import { expect, it } from 'vitest'
import { priceChanges } from './price-changes'

const changesOf = (ratio: string | undefined, completion?: string, stored: Record<string, string> = {}) =>
  priceChanges(
    [{ name: 'a', ratio, completion }],
    { model: new Map(Object.entries(stored)), completion: new Map([['b', '2']]) },
    500_000,
  )[0]

it.each([
  ['0.00005', undefined, false],
  ['0.00004', undefined, true],
  ['5000', undefined, false],
  ['5000.1', undefined, true],
  ['1', '5001', true],
  ['0.0001', '0.1', true],
  ['-1', undefined, true],
  ['0', '4', false],
])('price preview: ratio %s with completion ratio %s is implausible: %s', (ratio, completion, expected) => {
  expect(changesOf(ratio, completion)?.isImplausible).toBe(expected)
})

it('price preview: shows dollars before and after, and what is new, changed or the same', () => {
  expect(changesOf('15', '2')).toEqual({
    name: 'a',
    before: { prompt: undefined, completion: undefined },
    after: { prompt: '30', completion: '60' },
    kind: 'new',
    isImplausible: false,
  })
  expect(changesOf('1.50', undefined, { a: '1.5' })).toMatchObject({ kind: 'same' })
  expect(changesOf(undefined, '4', { a: '1.5' })).toMatchObject({
    before: { prompt: '3', completion: undefined },
    after: { prompt: '3', completion: '12' },
    kind: 'changed',
  })
})

it('price preview: a stored completion ratio of a model without a ratio is the same', () => {
  const stored = { model: new Map(), completion: new Map([['only', '2']]) }
  const kindOf = (completion: string) =>
    priceChanges([{ name: 'only', ratio: undefined, completion }], stored, 500_000)[0]?.kind
  expect([kindOf('2'), kindOf('2.0'), kindOf('3')]).toEqual(['same', 'same', 'changed'])
})

it('price preview: implausible prices come first, the others in the order of the sheet', () => {
  const models = ['z', 'b', 'a'].map((name) => ({
    name,
    ratio: name === 'a' ? '9000' : '1',
    completion: undefined,
  }))
  const names = priceChanges(models, { model: new Map(), completion: new Map() }, 500_000).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['a', 'z', 'b'])
})
