import { describe, expect, it } from 'vitest'
import { cpuTimeMs } from '../../checks/cpu-time'
import { setLanguage } from '#/i18n/i18n'
import { byteLength } from './rules'
import { entriesWithBlank, isTextList, parseList, skippedText, splitAtBlanks, withEntries } from './text-list'

const entries = (text: string, kind?: 'names' | 'keys') => parseList(text, kind).entries

describe('parseList', () => {
  it.each([
    ['commas and lines', ' a , c，d\r\n e ', ['a', 'c', 'd', 'e']],
    ['semicolons of both widths', 'a; b；c', ['a', 'b', 'c']],
    ['the ideographic comma', 'a、b､c', ['a', 'b', 'c']],
    ['small and Arabic commas', 'a﹐b﹑c،d؛e﹔f', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['a row of a spreadsheet', 'gpt-4o\t12\tgpt-4', ['gpt-4o', '12', 'gpt-4']],
    ['line and paragraph separators', 'a\u2028b\u2029c\rd', ['a', 'b', 'c', 'd']],
    ['bullets', '- a\n* b\n• c\n– d\n·e\n+ f', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['a task list', '- [x] a\n- [ ] b', ['a', 'b']],
    [
      'numbers before the items',
      '1. gpt-4\n2) gpt-3.5\n(3) o1\n10、claude',
      ['gpt-4', 'gpt-3.5', 'o1', 'claude'],
    ],
    ['names that begin with a number', '4.0Ultra\n01-ai/yi', ['4.0Ultra', '01-ai/yi']],
    ['quotes of all kinds', '"a", \'b\', `c`, “d”, „e‟, «f», 「g」', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    ['a JSON array', '["a", "b;c", " d "]', ['a', 'b;c', 'd']],
    [
      'a JSON array of lists, as commas are between stored names',
      '["a","b,c","d\\ne"]',
      ['a', 'b', 'c', 'd', 'e'],
    ],
    ['an answer without a list', '{"data":null,"object":"list"}', []],
    ['an array of numbers', '[1, 2]', ['1', '2']],
    ['a JSON array with a comma too many', '[\n  "a",\n  "b",\n]', ['a', 'b']],
    ['a list of Python', "models = ['a', 'b']", ['a', 'b']],
    [
      'an answer of /v1/models',
      '{"object":"list","data":[{"id":"a","object":"model"},{"id":"b"}]}',
      ['a', 'b'],
    ],
    ['an answer of Ollama', '{"models":[{"name":"llama3:8b","size":4}]}', ['llama3:8b']],
    ['a map of prices', '{"gpt-4": 15, "gpt-4o": 2.5}', ['gpt-4', 'gpt-4o']],
    [
      'a map of records',
      '{"gpt-4":{"max_tokens":8192,"litellm_provider":"openai"},"o1":{"modes":["a","b"]},"tts":null}',
      ['gpt-4', 'o1', 'tts'],
    ],
    ['a map of records in an answer', '{"data":{"gpt-4":{"max_tokens":1},"o1":{}}}', ['gpt-4', 'o1']],
    [
      'an answer with a list per type',
      '{"success":true,"data":{"1":["gpt-4","o1"],"2":["o1"]}}',
      ['gpt-4', 'o1'],
    ],
    ['the answer about one model', '{"id":"gpt-4","object":"model","created":1}', ['gpt-4']],
    ['an empty object', '{}', []],
    ['a table of Markdown code', '`gpt-4`\n`gpt-4o`', ['gpt-4', 'gpt-4o']],
    ['bold and italic Markdown', '- **gpt-4**\n* *o1*\n**`o3`**, "**o4**"', ['gpt-4', 'o1', 'o3', 'o4']],
    ['stars that are part of a name', 'gpt-4-gizmo-*, openai/*, *', ['gpt-4-gizmo-*', 'openai/*', '*']],
    [
      'a list below its heading',
      'Models:\n- gpt-4\n\n模型：\no1\n**Old ones:**\nllama3:8b',
      ['gpt-4', 'o1', 'llama3:8b'],
    ],
    ['addresses that end in colons', 'fe80::, ::', ['fe80::', '::']],
    ['a JSON array, whose names are as they are', '["a:", "**b**"]', ['a:', '**b**']],
    [
      'names with signs',
      '@cf/meta/llama, claude-3@20240229, a:b',
      ['@cf/meta/llama', 'claude-3@20240229', 'a:b'],
    ],
    ['an apostrophe inside', "bob's", ["bob's"]],
    ['a comment among names', '# models\ngpt-4 # the old one\n#vip', ['gpt-4', '#vip']],
    ['invisible characters', '\uFEFFa,\u200Bb', ['a', 'b']],
    ['nothing', ' \n,;', []],
  ])('reads %s', (_name, text, wanted) => expect(entries(text)).toEqual(wanted))

  it('keeps a blank inside a name, which the field then points out', () => {
    expect(entries('gpt-4 o, vip users')).toEqual(['gpt-4 o', 'vip users'])
    expect(entriesWithBlank(['gpt-4 o', 'a', 'b\u3000c'])).toEqual(['gpt-4 o', 'b\u3000c'])
    expect(splitAtBlanks(['gpt-4  o1', 'o1'])).toEqual(['gpt-4', 'o1'])
  })

  it('removes and counts invisible characters that JSON escapes', () => {
    const text = String.raw`["gpt-4\u200b", {"id": "\ufeffo1\u0000"}]`
    expect(parseList(text)).toMatchObject({ entries: ['gpt-4', 'o1'], invisible: 3 })
    expect(parseList(text, 'keys')).toMatchObject({ entries: ['gpt-4', 'o1'], invisible: 3 })
  })

  it('counts what is no entry of its own', () => {
    expect(parseList('a\n\n# x\na,\u200Bb,,\n// y\nc // z', 'keys')).toEqual({
      entries: ['a', 'b', 'c'],
      duplicates: 1,
      blanks: 3,
      comments: 3,
      headings: 0,
      unreadable: 0,
      invisible: 1,
    })
    expect(parseList('["a", null, {"size": 1}, ["b"], {"id": 5}]')).toMatchObject({
      entries: ['a'],
      unreadable: 4,
    })
    expect(parseList('{"gpt-4":["a,b"],"o1":2}')).toMatchObject({ entries: [], unreadable: 1 })
    expect(parseList('Models:\na, b\nOther models：')).toMatchObject({ entries: ['a', 'b'], headings: 2 })
  })

  it.each([
    ['#key of Bob\nsk-1\n//sk-old\nsk-2', ['sk-1', 'sk-2']],
    ['sk-1 # Bob\nsk-2 // Eve', ['sk-1', 'sk-2']],
    ['app|secret|key, app2|secret2|key2', ['app|secret|key', 'app2|secret2|key2']],
    ['["sk-1","sk-2"]', ['sk-1', 'sk-2']],
    ['[{"key":"sk-1"},{"key":"sk-2"}]', ['sk-1', 'sk-2']],
    ['{\n  "type": "service_account",\n  "id": "7"\n}', ['{"type":"service_account","id":"7"}']],
    ['https://a.example/x#frag', ['https://a.example/x#frag']],
    ['user:\n**x**', ['user:', '**x**']],
  ])('among keys %j holds %j', (text, wanted) => expect(entries(text, 'keys')).toEqual(wanted))

  it('takes no time for a text of blanks', () => {
    const text = ` ${' '.repeat(200_000)}a`
    expect(cpuTimeMs(() => expect(entries(text)).toEqual(['a']))).toBeLessThan(1000)
  })
})

it('isTextList: true for a list and for one entry with something around it', () => {
  for (const text of ['gpt-4o mini', 'gpt', ' gpt ', 'llama3:']) expect(isTextList(text)).toBe(false)
  for (const text of ['a,b', 'a，b', 'a\nb', ',', '["a"]', '- a', '"a"', 'a\u200B', '**a**', 'Models:\na']) {
    expect(isTextList(text)).toBe(true)
  }
})

it('withEntries: adds each entry once', () => {
  const { entries: all, added } = withEntries(['a', 'x、y'], 'b;a;c')
  expect([all, added]).toEqual([['a', 'x、y', 'b', 'c'], 2])
})

it('skippedText: says only what was skipped', async () => {
  await setLanguage('en')
  expect(skippedText(parseList('a,b'))).toBe('')
  expect(skippedText(parseList('# x\n\u200Ba'))).toBe('1 comment skipped · 1 invisible character removed')
  expect(skippedText(parseList('Models:\na'))).toBe('1 heading skipped')
  expect(skippedText(parseList('[null, 1, null]'))).toBe('2 entries without a name skipped')
})

it('byteLength: counts UTF-8 bytes, not characters', () => {
  expect(byteLength('name')).toBe(4)
  expect(byteLength('令牌')).toBe(6)
  expect(byteLength('é')).toBe(2)
  expect(byteLength('🙂')).toBe(4)
})
