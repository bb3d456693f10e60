import { describe, expect, it } from 'vitest'
import { filterOf, isFiltered, logSearchSchema, noFilters, rangeOf } from './log-search'

const read = (search: Record<string, unknown>) => logSearchSchema.parse(search)
const NO_FILTER = filterOf(read({}))

describe('log search params', () => {
  it('empty params select all entries', () => {
    expect(NO_FILTER).toEqual({
      type: 0,
      token_name: '',
      model_name: '',
      username: '',
      channel: 0,
      range: 'all',
    })
    expect(isFiltered(read({}))).toBe(false)
    expect(isFiltered(read(noFilters))).toBe(false)
    expect(isFiltered(read({ start: '0', end: '0' }))).toBe(false)
    expect(isFiltered(read({ start: '1700000000', end: '0' }))).toBe(true)
  })
  it.each([
    { type: '99' },
    { type: '-1' },
    { type: '2.5' },
    { type: ['1', '2'] },
    { channel: '1e3' },
    { channel: '99999999999999999999' },
    { channel: 'abc' },
    { range: 'yesterday' },
    { start: '2026-01-01' },
    { start: '-5' },
    { end: '1.5' },
    { end: ['1'] },
    { token_name: 'sk-abcdef' },
    { username: ' sk-abcdef' },
    { model_name: 'x'.repeat(201) },
    { keyword: 'unsupported' },
    { p: 'x', sort: '__proto__;', size: '7' },
  ])('invalid params %j fall back to the defaults', (search) =>
    expect(filterOf(read(search))).toEqual(NO_FILTER),
  )

  it('valid params are kept beside invalid ones', () =>
    expect(filterOf(read({ type: '2', channel: 'x', token_name: '007' }))).toMatchObject({
      type: 2,
      channel: 0,
      token_name: '007',
    }))
  it('a range stays relative unless there are fixed bounds', () => {
    expect(rangeOf(read({ range: '7d' }))).toBe('7d')
    expect(rangeOf(read({ range: '7d', end: '9' }))).toEqual({ start: undefined, end: 9 })
    expect(rangeOf(read({ start: '0' }))).toEqual({ start: undefined, end: undefined })
  })
  it('parsed params are stable when parsed again', () => {
    const parsed = read({ type: '3', start: '5', end: '9', channel: '4', username: 'a' })
    expect(read(parsed)).toEqual(parsed)
  })
})
