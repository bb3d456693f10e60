import { describe, expect, it } from 'vitest'
import { filterOf, isFiltered, logSearchSchema, noFilters, rangeOf } from './log-search'

const read = (search: Record<string, unknown>) => logSearchSchema.parse(search)
const NOTHING = filterOf(read({}))

describe('an address', () => {
  it('asks for everything when it says nothing', () => {
    expect(NOTHING).toEqual({
      type: 0,
      token_name: '',
      model_name: '',
      username: '',
      channel: 0,
      range: 'all',
    })
    expect(isFiltered(read({}))).toBe(false)
    expect(isFiltered(read(noFilters))).toBe(false)
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
    { keyword: 'unasked' },
    { p: 'x', sort: '__proto__;', size: '7' },
  ])('falls back on %j and does not throw', (search) => expect(filterOf(read(search))).toEqual(NOTHING))

  it('keeps what is good beside what is not', () =>
    expect(filterOf(read({ type: '2', channel: 'x', token_name: '007' }))).toMatchObject({
      type: 2,
      channel: 0,
      token_name: '007',
    }))
  it('says a range that stays relative, unless it has bounds', () => {
    expect(rangeOf(read({ range: '7d' }))).toBe('7d')
    expect(rangeOf(read({ range: '7d', end: '9' }))).toEqual({ start: undefined, end: 9 })
    expect(rangeOf(read({ start: '0' }))).toEqual({ start: undefined, end: undefined })
  })
  it('reads what it was written from', () => {
    const once = read({ type: '3', start: '5', end: '9', channel: '4', username: 'a' })
    expect(read(once)).toEqual(once)
  })
})
