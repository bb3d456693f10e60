import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { customCheck } from './custom-check'

const short = customCheck((text: string) => (text.length > 3 ? 'too long' : undefined))
const lower = customCheck((text: string) => (text === text.toLowerCase() ? undefined : 'too loud'))
const rule = z.string().check(short, lower)
const messageFor = (value: unknown) => rule.safeParse(value).error?.issues.map(({ message }) => message)

it('valid value: returned unchanged', () => {
  expect(rule.parse('abc')).toBe('abc')
})

it('invalid value: each failing check reports its own message', () => {
  expect(messageFor('abcd')).toEqual(['too long'])
  expect(messageFor('ABCD')).toEqual(['too long', 'too loud'])
})

it('value of another type: the custom checks are not run', () => {
  expect(messageFor(5)).toHaveLength(1)
})
