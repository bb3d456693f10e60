import { expect, it } from 'vitest'
import { formatSort, parseSort } from './grid-table'

it('sort order: parsing a formatted text returns the same order', () => {
  for (const text of ['', 'name', '-used_quota']) expect(formatSort(parseSort(text))).toBe(text)
  expect(parseSort('-')).toBeUndefined()
})
