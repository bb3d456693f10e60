import { describe, expect, it } from 'vitest'
import { cpuTimeMs } from '../../checks/cpu-time'
import { byteLength } from './rules'
import { isTextList, parseList, withEntries } from './text-list'

const entries = (text: string, kind?: 'names' | 'keys') => parseList(text, kind).entries

describe('parseList', () => {
  it.each([
    ['commas and lines', ' a , c，d\r\n e ', ['a', 'c', 'd', 'e']],
    ['semicolons of both widths', 'a; b；c', ['a', 'b', 'c']],
    ['the ideographic comma', 'a、b､c', ['a', 'b', 'c']],
    ['small and Arabic commas', 'a﹐b﹑c،d؛e﹔f', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['a row of a spreadsheet', 'gpt-4o\t12\tgpt-4', ['gpt-4o', '12', 'gpt-4']],
    ['ends of lines of all kinds', 'a\u2028b\u2029c\rd\u0085e', ['a', 'b', 'c', 'd', 'e']],
    ['bullets', '- a\n* b\n• c\n– d\n·e\n+ f', ['a', 'b', 'c', 'd', 'e', 'f']],
    [
      'numbers before the items',
      '1. gpt-4\n2) gpt-3.5\n(3) o1\n10、claude',
      ['gpt-4', 'gpt-3.5', 'o1', 'claude'],
    ],
    ['names that begin with a number', '4.0Ultra\n01-ai/yi', ['4.0Ultra', '01-ai/yi']],
    ['quotes of all kinds', '"a", \'b\', `c`, “d”, „e‟, «f», 「g」', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    ['a JSON array', '["a", "b", " d "]', ['a', 'b', 'd']],
    ['an array of numbers', '[1, 2]', ['1', '2']],
    [
      'an answer of /v1/models',
      '{"object":"list","data":[{"id":"a","object":"model"},{"id":"b"}]}',
      ['a', 'b'],
    ],
    ['stars that are part of a name', 'gpt-4-gizmo-*, openai/*, *', ['gpt-4-gizmo-*', 'openai/*', '*']],
    [
      'names with signs',
      '@cf/meta/llama, claude-3@20240229, a:b',
      ['@cf/meta/llama', 'claude-3@20240229', 'a:b'],
    ],
    ['an apostrophe inside', "bob's", ["bob's"]],
    ['a comment among names', '# models\ngpt-4\n#vip', ['gpt-4', '#vip']],
    ['invisible characters', '\uFEFFa,\u200Bb', ['a', 'b']],
    ['nothing', ' \n,;', []],
  ])('reads %s', (_name, text, wanted) => expect(entries(text)).toEqual(wanted))

  it('keeps a blank inside a name', () =>
    expect(entries('gpt-4 o, vip users')).toEqual(['gpt-4 o', 'vip users']))

  it('counts what is no entry of its own', () => {
    expect(parseList('a\n\n# x\na,\u200Bb,,\n// y\nc', 'keys')).toEqual({
      entries: ['a', 'b', 'c'],
      duplicates: 1,
      blanks: 3,
    })
  })

  it.each([
    ['# key of Bob\nsk-1\n//sk-old\nsk-2', ['sk-1', 'sk-2']],
    ['Bearer sk-1\n"Bearer sk-2"', ['sk-1', 'sk-2']],
    ['app|secret|key, app2|secret2|key2', ['app|secret|key', 'app2|secret2|key2']],
    ['["sk-1","sk-2"]', ['sk-1', 'sk-2']],
    ['{\n  "type": "service_account",\n  "id": "7"\n}', ['{"type":"service_account","id":"7"}']],
    ['https://a.example/x#frag', ['https://a.example/x#frag']],
  ])('among keys %j holds %j', (text, wanted) => expect(entries(text, 'keys')).toEqual(wanted))

  it('takes no time for a text of blanks', () => {
    const text = ` ${' '.repeat(200_000)}a`
    expect(cpuTimeMs(() => expect(entries(text)).toEqual(['a']))).toBeLessThan(1000)
  })
})

it('isTextList: true for a list and for one entry with something around it', () => {
  for (const text of ['gpt-4o mini', 'gpt', ' gpt ', 'llama3:']) expect(isTextList(text)).toBe(false)
  for (const text of ['a,b', 'a，b', 'a\nb', ',', '["a"]', '- a', '"a"', 'a\u200B']) {
    expect(isTextList(text)).toBe(true)
  }
})

it('withEntries: adds each entry once', () => {
  expect(withEntries(['a', 'x、y'], 'b;a;c')).toEqual(['a', 'x、y', 'b', 'c'])
})

it('byteLength: counts UTF-8 bytes, not characters', () => {
  expect(byteLength('name')).toBe(4)
  expect(byteLength('令牌')).toBe(6)
  expect(byteLength('é')).toBe(2)
  expect(byteLength('🙂')).toBe(4)
})
