import { expect, it } from 'vitest'
import { timeLines } from './test-times'

const test = (file: string, ms: number) => ({ file, title: `title ${ms}`, ms })

it('test times: steps and folders, longest first, without slowest tests for a small run', () => {
  const tests = [
    test('src/ui/grid/grid.test.tsx', 300),
    test('src/ui/form/form.test.ts', 400),
    test('e2e/token/token.spec.ts', 2000),
    test('checks/names.test.ts', 50),
  ]
  expect(
    timeLines(
      [
        { name: 'build', ms: 900 },
        { name: 'unit', ms: 61_000 },
      ],
      tests,
    ),
  ).toEqual([
    'Time by step:',
    '   61.0 s  unit',
    '    0.9 s  build',
    'Time of tests by folder (tests):',
    '    2.0 s  e2e/token (1)',
    '    0.7 s  src/ui (2)',
    '    0.1 s  checks (1)',
  ])
})

it('test times: the ten slowest tests with their files', () => {
  const tests = Array.from({ length: 11 }, (_, n) => test('src/http/http.test.ts', n * 100))
  const lines = timeLines([], tests)
  const at = lines.indexOf('10 slowest tests:')
  expect(lines.slice(at + 1)).toHaveLength(10)
  expect(lines[at + 1]).toBe('    1.0 s  title 1000 (src/http/http.test.ts)')
})

it('test times: a run without tests shows its steps only', () => {
  expect(timeLines([{ name: 'build', ms: 1000 }], [])).toEqual(['Time by step:', '    1.0 s  build'])
})
