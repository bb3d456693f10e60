import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { searchParam, searchParamText } from './search-param'

const search = z.object({
  tab: searchParam(z.enum(['first', 'second']), 'first'),
  word: searchParam(searchParamText, ''),
})

it('falls back for what is left out and for what a hand edited', () => {
  expect(search.parse({})).toEqual({ tab: 'first', word: '' })
  expect(search.parse({ tab: 'third', word: ['a'] })).toEqual({ tab: 'first', word: '' })
  expect(search.parse({ tab: 'second', word: 'a' })).toEqual({ tab: 'second', word: 'a' })
})

it('takes a number for the text that it was', () => {
  expect(search.parse({ word: 42 }).word).toBe('42')
})

it('lets a link leave out every part, and no reader', () => {
  expectTypeOf<z.input<typeof search>>().toEqualTypeOf<{
    tab?: 'first' | 'second' | undefined
    word?: string | number | undefined
  }>()
  expectTypeOf<z.output<typeof search>>().toEqualTypeOf<{ tab: 'first' | 'second'; word: string }>()
})
