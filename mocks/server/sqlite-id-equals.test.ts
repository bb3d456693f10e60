import { expect, it } from 'vitest'
import { sqliteIdEquals } from './sqlite-id-equals'

it.each([
  ['12', true],
  [' 12 ', true],
  ['012', true],
  ['+12', true],
  ['12.0', true],
  ['1.2e1', true],
  ['', false],
  [' ', false],
  ['12x', false],
  ['0xc', false],
  ['-12', false],
  ['1', false],
])('sqliteIdEquals: id 12 equals "%s": %s', (text, isSame) => expect(sqliteIdEquals(12, text)).toBe(isSame))
