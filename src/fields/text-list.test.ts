import { expect, it } from 'vitest'
import { byteLength } from './byte-length'
import { isTextList, parseTextList } from './text-list'

it('splits at commas of both widths and at line ends, trims, and keeps each text once', () => {
  expect(parseTextList(['b', ' a , c，d\r\n e ', 'a', ',,', ''])).toEqual(['b', 'a', 'c', 'd', 'e'])
  expect(parseTextList([])).toEqual([])
})

it('tells a list from a piece of one entry', () => {
  expect(isTextList('gpt-4o mini')).toBe(false)
  for (const text of ['a,b', 'a，b', 'a\nb', ',']) expect(isTextList(text)).toBe(true)
})

it('counts bytes as the server does, not letters', () => {
  expect(byteLength('name')).toBe(4)
  expect(byteLength('令牌')).toBe(6)
  expect(byteLength('é')).toBe(2)
  expect(byteLength('🙂')).toBe(4)
})
