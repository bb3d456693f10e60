import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeParts, splitBlocks } from './answer-blocks'

const kinds = (text: string) => splitBlocks(text).map(({ kind, source }) => [kind, source])

it('blocks: paragraphs, code and what follows it', () => {
  expect(kinds('One\ntwo\n\nthree\n```py\nx = 1\n\ny\n```\nend')).toEqual([
    ['text', 'One\ntwo\n'],
    ['text', 'three'],
    ['code', 'x = 1\n\ny'],
    ['text', 'end'],
  ])
  expect(splitBlocks('```c++\nx')[0]?.language).toBe('c++')
})

it('blocks: the items of a list stay together, what follows it does not', () => {
  expect(kinds('- a\n\n- b\n\n  more\n\nafter')).toEqual([
    ['text', '- a\n\n- b\n\n  more\n'],
    ['text', 'after'],
  ])
})

it('code: its own indentation goes, longer fences hold shorter ones', () => {
  expect(kinds('1. do\n   ```\n   x\n     y\n   ```')).toEqual([
    ['text', '1. do'],
    ['code', 'x\n  y'],
  ])
  expect(kinds('````md\n```\nx\n```\n````')).toEqual([['code', '```\nx\n```']])
})

it('code that is still arriving: shown as code, without the beginning of its closing fence', () => {
  expect(kinds('```\nx\n`')).toEqual([['code', 'x']])
  expect(kinds('```\nx\n``')).toEqual([['code', 'x']])
  expect(kinds('```')).toEqual([['code', '']])
})

it('a long paragraph: split, so that not all of it is formatted again for each piece', () => {
  const text = Array.from({ length: 300 }, () => 'a line of a text without any blank one').join('\n')
  expect(splitBlocks(text).length).toBeGreaterThan(2)
  expect(
    kinds(text)
      .map(([, source]) => source)
      .join('\n'),
  ).toBe(text)
})

it('appended text changes the last two blocks at most', () => {
  const part = fc.constantFrom('a', ' ', '\n', '\n\n', '- ', '1. ', '```', '~~~', '`', '# ', '> ', '  ', '|')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), fc.array(part, { maxLength: 10 }), (before, added) => {
      const [some, all] = [before.join(''), [...before, ...added].join('')].map(splitBlocks)
      const finished = (some ?? []).slice(0, -2)
      expect((all ?? []).slice(0, finished.length)).toEqual(finished)
    }),
  )
})

it('parts of code: join to the code', () => {
  const source = Array.from({ length: 250 }, (_, at) => `line ${at}`).join('\n')
  expect(codeParts(source)).toHaveLength(3)
  expect(codeParts(source).join('\n')).toBe(source)
  expect(codeParts('')).toEqual([''])
})
