import fc from 'fast-check'
import { expect, it } from 'vitest'
import { idsOfText, textOfIds, MAX_IDS_TEXT } from './test-plan-search'

const rowOf = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

it.each([
  ['none', [], ''],
  ['one', [7], '7'],
  ['two in a row', [1, 2], '1.1'],
  ['in any order and twice', [62, 12, 9, 8, 7, 6, 5, 4, 3, 3], '3-9.3.50'],
  ['2,000 in a row', rowOf(1, 2000), '1-2000'],
  ['far apart', [5, ...rowOf(10_001, 10_003)], '5.9996-9998'],
])('selected channels: ids (%s) are a short text of the URL', (_, ids, text) => {
  expect(textOfIds(ids)).toBe(text)
  expect([...idsOfText(text)]).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
})

it('selected channels: ids are read as they were written', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 3000 }), { maxLength: 500 }), (ids) => {
      expect([...idsOfText(textOfIds(ids) ?? '')]).toEqual(ids.toSorted((a, b) => a - b))
    }),
  ))

/** The ids with these distances between them. */
function withDistances(distances: readonly number[]): number[] {
  let id = 0
  return distances.map((distance) => (id += distance))
}

it.each([
  ['evenly scattered', Array.from({ length: 2000 }, () => 49)],
  // Each distance as small as its number of digits allows: the longest text that ids of five digits can have.
  ['of the longest text', Array.from({ length: 2000 }, (_, at) => (at < 888 ? 100 : 10))],
  ['of six digits', Array.from({ length: 2000 }, (_, at) => (at === 0 ? 900_000 : 49))],
])('selected channels: 2,000 ids %s fit into the URL', (_, distances) => {
  const ids = withDistances(distances)
  const text = textOfIds(ids) ?? ''
  expect(text.length).toBeGreaterThan(5000)
  expect(encodeURIComponent(text)).toBe(text)
  expect([...idsOfText(text)]).toEqual(ids)
})

it('selected channels: ids that do not fit into the URL have no text', () =>
  expect(textOfIds(withDistances(Array.from({ length: 4000 }, () => 49)))).toBeUndefined())

it.each([
  '0',
  '3-2',
  '-3',
  '3-',
  '1--2',
  '1-2-3',
  '1..2',
  '.1',
  '1.',
  '1,2',
  ' 1',
  '1e3',
  '0x10',
  '١',
  'NaN',
  '1-999999999',
  '1-60000.1-60000',
  '9999999999',
])('selected channels: the text %s of a URL selects none', (text) => expect(idsOfText(text).size).toBe(0))

it('selected channels: a text that is too long selects none', () =>
  expect(idsOfText('1.'.repeat(MAX_IDS_TEXT / 2) + '1').size).toBe(0))
