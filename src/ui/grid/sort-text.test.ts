import { expect, it } from 'vitest'
import { formatSort, nextSort, parseSort } from './sort-text'

it('reads back what it writes', () => {
  for (const text of ['', 'name', '-used_quota']) expect(formatSort(parseSort(text))).toBe(text)
  expect(parseSort('-')).toBeUndefined()
})

it('goes from ascending to descending to none, and begins anew with another column', () => {
  expect(nextSort(undefined, 'a')).toEqual({ id: 'a', desc: false })
  expect(nextSort({ id: 'a', desc: false }, 'a')).toEqual({ id: 'a', desc: true })
  expect(nextSort({ id: 'a', desc: true }, 'a')).toBeUndefined()
  expect(nextSort({ id: 'a', desc: true }, 'b')).toEqual({ id: 'b', desc: false })
})
