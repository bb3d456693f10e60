import { expect, it } from 'vitest'
import { isEmailAddress } from './email-address'

it.each([
  ['a@b.cc', true],
  ['alice@example.com', true],
  ['first.last+tag@sub.example.co.uk', true],
  ['用户@例子.公司', true],
  ["o'hara@example.com", true],
  ['a_b-c@x-y.org', true],
  ['', false],
  ['alice', false],
  ['alice@', false],
  ['@example.com', false],
  ['alice@example', false],
  ['alice@example.1', false],
  ['alice@@example.com', false],
  ['alice@-example.com', false],
  ['a b@example.com', false],
  ['.alice@example.com', false],
  ['alice.@example.com', false],
  ['a..b@example.com', false],
  [' alice@example.com', false],
  ['alice@example.com\n', false],
  ['<svg onload=1>', false],
])('isEmailAddress: %j is valid: %s', (text, isOne) => expect(isEmailAddress(text)).toBe(isOne))
