import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { searchParam, searchParamText } from './search-param'

const search = z.object({
  tab: searchParam(z.enum(['first', 'second']), 'first'),
  word: searchParam(searchParamText, ''),
})

it('missing or invalid parameters: replaced by the defaults', () => {
  expect(search.parse({})).toEqual({ tab: 'first', word: '' })
  expect(search.parse({ tab: 'third', word: ['a'] })).toEqual({ tab: 'first', word: '' })
  expect(search.parse({ tab: 'second', word: 'a' })).toEqual({ tab: 'second', word: 'a' })
})

it('number for a text parameter: read as text', () => {
  expect(search.parse({ word: 42 }).word).toBe('42')
})

it('types: every parameter is optional in links and always present when read', () => {
  expectTypeOf<z.input<typeof search>>().toEqualTypeOf<{
    tab?: 'first' | 'second' | undefined
    word?: string | number | undefined
  }>()
  expectTypeOf<z.output<typeof search>>().toEqualTypeOf<{ tab: 'first' | 'second'; word: string }>()
})
