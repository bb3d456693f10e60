import { expect, it } from 'vitest'
import { sqlLike } from './sql-like'

it.each([
  ['Production', 'prod%', true],
  ['Production', 'duct%', false],
  ['Production', '%DUCT%', true],
  ['Production', 'p_o%n', true],
  ['ab', 'a__', false],
  ['ab', 'a', false],
  ['', '%', true],
  ['', '_', false],
  ['100% of', '100\\%%', false],
  ['client', '客%', false],
  ['客服机器人', '客_机%', true],
  ['ÄRGER', 'ärger', false],
  ['aaab', '%ab', true],
  ['abcabd', '%ab%d', true],
  ['a.b', 'a.b', true],
  ['axb', 'a.b', false],
])('sqlLike: %s LIKE %s is %s', (text, pattern, isFit) => {
  expect(sqlLike(text, pattern)).toBe(isFit)
})

it('sqlLike: a hostile pattern does not take exponential time', () => {
  expect(sqlLike('a'.repeat(2000), `${'%a'.repeat(30)}%b`)).toBe(false)
})
