import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gridSearch } from './grid-search'

const parse = (search: Record<string, unknown>) => z.object(gridSearch()).parse(search)
const defaults = { p: 0, keyword: '', sort: '', size: undefined, hide: undefined }

describe('grid search params', () => {
  it('valid params are parsed', () => {
    expect(
      parse({ p: '3', keyword: ' ab ', sort: '-used_quota', size: 'all', hide: 'id,created_time' }),
    ).toEqual({
      p: 3,
      keyword: 'ab',
      sort: '-used_quota',
      size: 'all',
      hide: 'id,created_time',
    })
    expect(parse({ hide: '' }).hide).toBe('')
  })

  it.each([
    {},
    { p: '-1' },
    { p: ['1', '2'] },
    { p: 'abc' },
    { p: '1e3' },
    { p: '99999999999' },
    { sort: '<img>' },
    { sort: '__proto__' },
    { hide: '__proto__' },
    { hide: ['a', 'b'] },
    { size: '7' },
    { keyword: ['a'] },
    { keyword: 'sk-secret' },
    { keyword: '"sk-secret"' },
    { keyword: 'Bearer\u200B sk-secret' },
    { keyword: '\uFF53\uFF4B\uFF0Dsecret' },
    { keyword: ' 0123456789ABCDEF0123456789abcdef ' },
    { keyword: { toString: 1 } },
  ])('%j falls back to the defaults', (search) => {
    expect(parse(search)).toEqual(defaults)
  })
})
