import { expect, it } from 'vitest'
import { cutAtMatches, searchRows, wantedOf } from './text-search'

const ROWS = [
  { id: 1, name: 'OpenAI main', models: ['gpt-4o', 'o1-mini'] },
  { id: 2, name: 'my OpenAI', models: ['gpt-4o'] },
  { id: 3, name: '50% off', models: [] },
  { id: 4, name: '讯飞星火', models: ['spark'] },
  { id: 5, name: 'a_b', models: [] },
  { id: 6, name: 'aXb', models: ['openai-like'] },
  { id: 12, name: 'channel 1', models: [] },
]
const found = (keyword: string) =>
  searchRows(ROWS, keyword, ({ id, name, models }) => ({ id, texts: [name], more: models })).map(
    ({ id }) => id,
  )

it.each([
  ['', [1, 2, 3, 4, 5, 6, 12]],
  ['   ', [1, 2, 3, 4, 5, 6, 12]],
  ['main', [1]],
  ['MAIN', [1]],
  [' main ', [1]],
  ['nAI', [1, 2, 6]],
  ['飞', [4]],
  ['星火', [4]],
  ['%', [3]],
  ['0%', [3]],
  ['_', [5]],
  ['a_', [5]],
  ['xb', [6]],
  ['spark', [4]],
  ['4o', [1, 2]],
  ['12', [12]],
  ['l 1', [12]],
  ['nothing', []],
])('search for %j finds rows %j', (keyword, ids) => expect(found(keyword)).toEqual(ids))

it('a number finds the row with it, and texts that begin with it, before texts that have it inside', () =>
  expect(found('1')).toEqual([1, 12]))

it('names that begin with the word come before names that have it inside, and those before models', () =>
  expect(found('openai')).toEqual([1, 2, 6]))

it.each([
  ['OpenAI main', 'ai', ['Open', 'AI', ' m', 'ai', 'n']],
  ['OpenAI main', ' OPEN ', ['', 'Open', 'AI main']],
  ['讯飞星火', '飞', ['讯', '飞', '星火']],
  ['50% off', '%', ['50', '%', ' off']],
  ['a_b aXb', 'a_b', ['', 'a_b', ' aXb']],
  ['a.b aXb', '.', ['a', '.', 'b aXb']],
  ['(a+)+$ [', '(a+)+$', ['', '(a+)+$', ' [']],
  ['aaaa', 'aa', ['', 'aa', '', 'aa', '']],
  ['nothing', 'x', ['nothing']],
  ['nothing', '  ', ['nothing']],
  // Its small letters are one more.
  ['İstanbul', 'stan', ['İ', 'stan', 'bul']],
])('search: in %j the places with %j are cut out: %j', (text, keyword, parts) => {
  expect(cutAtMatches(text, wantedOf(keyword))).toEqual(parts)
})

it('search: no more than fifty places of one text are cut out', () => {
  const text = 'a'.repeat(10_000)
  const parts = cutAtMatches(text, 'a')
  expect(parts).toHaveLength(101)
  expect(parts.join('')).toBe(text)
})
