import { expect, it } from 'vitest'
import { formatSort, nextSort, parseSort } from './grid-table'

it('sort order: parsing a formatted text returns the same order', () => {
  for (const text of ['', 'name', '-used_quota']) expect(formatSort(parseSort(text))).toBe(text)
  expect(parseSort('-')).toBeUndefined()
})

it('sort order: clicks cycle ascending, descending, none, and start over on another column', () => {
  expect(nextSort(undefined, 'a')).toEqual({ id: 'a', desc: false })
  expect(nextSort({ id: 'a', desc: false }, 'a')).toEqual({ id: 'a', desc: true })
  expect(nextSort({ id: 'a', desc: true }, 'a')).toBeUndefined()
  expect(nextSort({ id: 'a', desc: true }, 'b')).toEqual({ id: 'b', desc: false })
})
