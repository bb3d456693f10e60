import { describe, expect, it } from 'vitest'
import { parseGoJson } from './go-json'

describe('parseGoJson', () => {
  it.each([
    ['null', { kind: 'null' }],
    [' true', { kind: 'bool', value: true }],
    ['-0.50e+3', { kind: 'number', text: '-0.50e+3' }],
    ['"a\\u4e2d\\n"', { kind: 'string', value: 'a中\n' }],
    ['"\\ud800"', { kind: 'string', value: '\uFFFD' }],
    ['[]', { kind: 'array', items: [] }],
    ['{}', { kind: 'object', members: [] }],
    [
      '{"a":1,"a":[2]} and more',
      {
        kind: 'object',
        members: [
          ['a', { kind: 'number', text: '1' }],
          ['a', { kind: 'array', items: [{ kind: 'number', text: '2' }] }],
        ],
      },
    ],
    ['01', { kind: 'number', text: '0' }],
  ])('parses %s', (text, value) => {
    expect(parseGoJson(text)).toEqual(value)
  })

  it.each([
    ['', 'EOF'],
    [' \n', 'EOF'],
    ['{', 'unexpected EOF'],
    ['{"a":', 'unexpected EOF'],
    ['"open', 'unexpected EOF'],
    ['tru', 'unexpected EOF'],
    ['trie', "invalid character 'i' in literal true (expecting 'u')"],
    ['name=x', "invalid character 'a' in literal null (expecting 'u')"],
    ['<html>', "invalid character '<' looking for beginning of value"],
    ["'a'", "invalid character '\\'' looking for beginning of value"],
    ['中', "invalid character 'ä' looking for beginning of value"],
    ['{"a":1,}', "invalid character '}' looking for beginning of object key string"],
    ['{"a" 1}', "invalid character '1' after object key"],
    ['{"a":1 "b":2}', "invalid character '\"' after object key:value pair"],
    ['{"a":01}', "invalid character '1' after object key:value pair"],
    ['{"a":1.5.2}', "invalid character '.' after object key:value pair"],
    ['[1 2]', "invalid character '2' after array element"],
    ['[1,]', "invalid character ']' looking for beginning of value"],
    ['-x', "invalid character 'x' in numeric literal"],
    ['1.x', "invalid character 'x' after decimal point in numeric literal"],
    ['1.e5', "invalid character 'e' after decimal point in numeric literal"],
    ['1e+x', "invalid character 'x' in exponent of numeric literal"],
    ['"a\nb"', "invalid character '\\n' in string literal"],
    ['"\u0001"', "invalid character '\\x01' in string literal"],
    ['"\\x"', "invalid character 'x' in string escape code"],
    ['"\\u12g4"', "invalid character 'g' in \\u hexadecimal character escape"],
  ])('rejects %j with "%s"', (text, message) => {
    expect(() => parseGoJson(text)).toThrow(expect.objectContaining({ message }))
  })
})
