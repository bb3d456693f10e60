import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { searchParam, searchParamText, parseSearch, stringifySearch } from './search-params'

const pageSearch = z.object({
  tab: searchParam(z.enum(['first', 'second']), 'first'),
  word: searchParam(searchParamText, ''),
})

it('missing or invalid parameters: replaced by the defaults', () => {
  expect(pageSearch.parse({})).toEqual({ tab: 'first', word: '' })
  expect(pageSearch.parse({ tab: 'third', word: ['a'] })).toEqual({ tab: 'first', word: '' })
  expect(pageSearch.parse({ tab: 'second', word: 'a' })).toEqual({ tab: 'second', word: 'a' })
})

it('number for a text parameter: read as text', () => {
  expect(pageSearch.parse({ word: 42 }).word).toBe('42')
})

it('types: every parameter is optional in links and always present when read', () => {
  expectTypeOf<z.input<typeof pageSearch>>().toEqualTypeOf<{
    tab?: 'first' | 'second' | undefined
    word?: string | number | undefined
  }>()
  expectTypeOf<z.output<typeof pageSearch>>().toEqualTypeOf<{ tab: 'first' | 'second'; word: string }>()
})

it.each([
  ['?code=12345678901234567890&state=S1', { code: '12345678901234567890', state: 'S1' }],
  ['?code=1234567890e123456789', { code: '1234567890e123456789' }],
  ['?aff=true&x=null', { aff: 'true', x: 'null' }],
  ['?p=1&p=2', { p: ['1', '2'] }],
  ['?aff=%E0%A4%A', { aff: '\uFFFD%A' }],
])('parseSearch: %s is parsed as text (T-20)', (query, search) => expect(parseSearch(query)).toEqual(search))

it('parseSearch: __proto__ is an ordinary name', () => {
  const search = parseSearch('?__proto__=x&aff=ok')
  expect(search.aff).toBe('ok')
  expect(Object.getPrototypeOf(search)).toBe(Object.prototype)
})

it('stringifySearch: round-trips parsed params and omits blank values', () => {
  expect(stringifySearch({ p: 2, keyword: 'a&b=c', sort: '', hide: undefined, size: 'all' })).toBe(
    '?p=2&keyword=a%26b%3Dc&size=all',
  )
  expect(stringifySearch({})).toBe('')
  expect(stringifySearch(parseSearch('?code=a&code=b&state=S1'))).toBe('?code=a&code=b&state=S1')
})
