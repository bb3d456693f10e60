import { expect, it } from 'vitest'
import { byteLength } from './rules'
import { isTextList, parseTextList } from './text-list'

it('parseTextList: splits at commas and line breaks, trims and removes duplicates', () => {
  expect(parseTextList(['b', ' a , c，d\r\n e ', 'a', ',,', ''])).toEqual(['b', 'a', 'c', 'd', 'e'])
  expect(parseTextList([])).toEqual([])
})

it('isTextList: true only for text with a separator', () => {
  expect(isTextList('gpt-4o mini')).toBe(false)
  for (const text of ['a,b', 'a，b', 'a\nb', ',']) expect(isTextList(text)).toBe(true)
})

it('byteLength: counts UTF-8 bytes, not characters', () => {
  expect(byteLength('name')).toBe(4)
  expect(byteLength('令牌')).toBe(6)
  expect(byteLength('é')).toBe(2)
  expect(byteLength('🙂')).toBe(4)
})
