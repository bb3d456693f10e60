import { expect, it } from 'vitest'
import { cyclicChunks } from './chunk-cycles.ts'

it('chunks: those that import themselves through others are named', () => {
  const imports = new Map([
    ['page', ['list', 'shared']],
    ['list', ['dialog']],
    ['dialog', ['form']],
    ['form', ['list']],
    ['shared', []],
  ])
  expect(cyclicChunks(imports)).toEqual(['list', 'dialog', 'form'])
})
