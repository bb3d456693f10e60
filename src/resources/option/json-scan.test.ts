import { describe, expect, it } from 'vitest'
import { cpuTimeMs } from '../../../checks/cpu-time'
import { scanJson } from './json-scan'

const MEGABYTE = 1024 * 1024
const LIMIT_MS = 200
const isSlow = (run: () => unknown) => cpuTimeMs(run, LIMIT_MS) >= LIMIT_MS

describe('scanJson', () => {
  it('keeps names in order, duplicates, and every digit as written', () => {
    const text = ' {"b":1.50, "10": -0.0e+10,"b" : 12345678901234567890.5, "\\u00e9\\n": [1, {"x":"}"}] }\n'
    expect(scanJson(text)).toEqual({
      kind: 'object',
      members: [
        { name: 'b', raw: '1.50' },
        { name: '10', raw: '-0.0e+10' },
        { name: 'b', raw: '12345678901234567890.5' },
        { name: 'é\n', raw: '[1, {"x":"}"}]' },
      ],
    })
  })

  it.each(['{}', '{ }', '{"a":{}}', '{"":[]}', '{"__proto__":null}', '{"a":"\\"\\\\\\/\\b\\u12aF"}'])(
    'reads %s as an object',
    (text) => expect(scanJson(text).kind).toBe('object'),
  )

  it.each(['1', '-0', '1e9', '"x"', 'true', 'null', '[]', '[1,[2,"3"]]', ' false '])(
    'reads %s as another value',
    (text) => expect(scanJson(text)).toEqual({ kind: 'other' }),
  )

  it.each([
    ['', 1, 1],
    [' ', 1, 2],
    ['{"gpt-4":15,"claude-3-5-sonnet-20241022-preview-v2', 1, 13],
    ['{"gpt-4":15', 1, 12],
    ['{"gpt-4":', 1, 10],
    ['{"gpt-4"', 1, 9],
    ['{"', 1, 2],
    ['{', 1, 2],
    ['{"a":1,}', 1, 8],
    ['{"a":1}}', 1, 8],
    ['{"a" 1}', 1, 6],
    ['{a:1}', 1, 2],
    ["{'a':1}", 1, 2],
    ['{"a":01}', 1, 7],
    ['{"a":1.}', 1, 6],
    ['{"a":.5}', 1, 6],
    ['{"a":+1}', 1, 6],
    ['{"a":1e}', 1, 6],
    ['{"a":-}', 1, 6],
    ['{"a":NaN}', 1, 6],
    ['{"a":tru}', 1, 6],
    ['{"a":truely}', 1, 6],
    ['{"a":1 // price\n}', 1, 8],
    ['{"a":/* price */1}', 1, 6],
    ['{\n  "a": 1,\n  "b": "x\ny"\n}', 3, 8],
    ['{"a":"\t"}', 1, 6],
    ['{"a":"\\x"}', 1, 6],
    ['{"a":"\\u12g4"}', 1, 6],
    ['\u00A0{}', 1, 1],
    ['[1,]', 1, 4],
    ['[1 2]', 1, 4],
    ['"\\', 1, 1],
  ])('reports where %j breaks', (text, line, column) => {
    expect(scanJson(text)).toEqual({ kind: 'broken', at: { line, column } })
  })

  it('refuses a broken megabyte, and reads a whole one, within 200 ms', () => {
    const members = Array.from({ length: 60_000 }, (_, at) => `"model-${at}":1.50`)
    const texts = {
      object: [`{${members.join(',')}}`],
      other: ['1'.repeat(MEGABYTE)],
      broken: [
        '{"gpt-4":15,"'.padEnd(MEGABYTE, 'claude-'),
        `{"${'\\"'.repeat(MEGABYTE / 2)}`,
        '"'.padEnd(MEGABYTE, '\\'),
        '{"a":'.repeat(MEGABYTE / 5),
        `${'1'.repeat(MEGABYTE)}x`,
        '/*'.padEnd(MEGABYTE, '*'),
        `{${'\n'.repeat(MEGABYTE)}`,
        '{\r'.padEnd(MEGABYTE, '\r'),
      ],
    }
    const slow = Object.entries(texts).flatMap(([kind, ofKind]) =>
      ofKind.filter((text) => isSlow(() => expect(scanJson(text).kind).toBe(kind))),
    )
    expect(slow.map((text) => text.slice(0, 20))).toEqual([])
  })

  it.each(Array.from('{}[]":,/*-+.0eEtfnu ax\\\0\t\n\r\u00A0\u2028é你'))(
    'scans a megabyte of %j within 200 ms, alone and inside an object',
    (character) => {
      const run = character.repeat(MEGABYTE)
      const slow = ['', '{"a":', '{"'].filter((start) => isSlow(() => scanJson(start + run)))
      expect(slow).toEqual([])
    },
  )

  it('accepts exactly the texts that JSON.parse accepts', () => {
    const parts = ['"a"', '-0.5', '01', '1.', 'null', 'nul', ...Array.from('{}[]:,1 \n"/')]
    // Linear congruential generator with a fixed seed: the same texts in every run.
    let state = 42
    const below = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * most)
    }
    let valid = 0
    const misread: string[] = []
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: 1 + below(7) }, () => parts[below(parts.length)]).join('')
      let isValid = true
      try {
        JSON.parse(text)
        valid += 1
      } catch {
        isValid = false
      }
      if (isValid === (scanJson(text).kind === 'broken')) misread.push(text)
    }
    expect(misread).toEqual([])
    expect(valid).toBeGreaterThan(100)
  })
})
